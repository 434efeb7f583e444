import Foundation
import HTMLSnapshots
import Synchronization

/// Writes the results of a command without buffering.
///
/// After a failed write, nothing more is written, so that no result has a gap. The command continues its work, and the
/// program ends with the ``failure``.
enum StandardOutput {
    private static let firstError = Mutex<NSError?>(nil)

    /// The error of the first failed write. Nil if all was written, or if the reader closed the pipe.
    static var failure: CommandFailure? {
        guard let error = firstError.withLock({ $0 }), error.code != Int(EPIPE) else { return nil }
        return CommandFailure("Standard output cannot be written: \(error.localizedDescription)")
    }

    /// Writes lines with visible signs for control characters. Can be called on any thread.
    static func print(_ text: String, terminator: String = "\n") {
        write(VisibleText.of(text) + terminator)
    }

    /// Writes the input of another program unchanged, but in a terminal as lines. Can be called on any thread.
    static func printData(_ text: String) {
        write((isatty(STDOUT_FILENO) == 1 ? VisibleText.of(text) : text) + "\n")
    }

    /// Writes text unchanged. Can be called on any thread.
    static func write(_ text: String) {
        firstError.withLock { firstError in
            guard firstError == nil else { return }
            do {
                try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            } catch {
                firstError = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            }
        }
    }
}

/// Writes the messages that are not a command's result.
enum StandardError {
    /// Writes a line with visible signs for control characters. Can be called on any thread. A line that cannot be
    /// written is lost, because there is no other place to report it.
    static func print(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((VisibleText.of(message) + "\n").utf8))
    }
}
