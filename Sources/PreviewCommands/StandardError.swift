import Foundation
import HTMLSnapshots

/// Where messages go that are not a command's result.
enum StandardError {
    /// Writes a line, on any thread, with signs for control characters. One that cannot be written is lost, because there is no other place to tell of it.
    static func print(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((VisibleText.of(message) + "\n").utf8))
    }
}
