import Foundation
import HTMLSnapshots
import Synchronization

/// Where a command's results go, at once.
///
/// After a write that failed there is none, so that no result has a gap. The command itself goes on with its work, and the
/// program ends with the ``failure``.
enum StandardOutput {
    private static let firstError = Mutex<NSError?>(nil)

    /// Why something could not be written; nil where all was, and where the reader has left, who wants no more.
    static var failure: CommandFailure? {
        guard let error = firstError.withLock({ $0 }), error.code != Int(EPIPE) else { return nil }
        return CommandFailure("Standard output cannot be written: \(error.localizedDescription)")
    }

    /// Writes lines, on any thread, with signs for control characters.
    static func print(_ text: String, terminator: String = "\n") {
        write(VisibleText.of(text) + terminator)
    }

    /// Writes what another program may read, on any thread: as it is, but for a terminal as lines are.
    static func printData(_ text: String) {
        write((isatty(STDOUT_FILENO) == 1 ? VisibleText.of(text) : text) + "\n")
    }

    /// Writes text as it is, on any thread.
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

/// Where messages go that are not a command's result.
enum StandardError {
    /// Writes a line, on any thread, with signs for control characters. One that cannot be written is lost, because there is no other place to tell of it.
    static func print(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((VisibleText.of(message) + "\n").utf8))
    }
}
