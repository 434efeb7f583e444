import Foundation

/// Standard output that is not a terminal keeps lines back; a program that waits must send them on.
enum FlushedOutput {
    /// Flushes every open stream, because Swift 6 takes `stdout`, a variable of C, for one that threads may race for.
    static func flush() {
        fflush(nil)
    }
}
