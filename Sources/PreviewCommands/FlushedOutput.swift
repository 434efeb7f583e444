import Foundation

/// Standard output that is not a terminal keeps lines back; a program that waits must send them on.
enum FlushedOutput {
    static func flush() {
        try? FileHandle.standardOutput.synchronize()
        fflush(nil)
    }
}
