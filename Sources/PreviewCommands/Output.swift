import Foundation
import HTMLSnapshots
import Synchronization

/// Writes the results of a command without buffering.
///
/// Standard output has nothing else: what the code of the program writes to it goes to standard error.
/// After a failed write, nothing more is written, so that no result has a gap. The command continues its work, and the
/// program ends with the ``failure``.
enum StandardOutput {
    private static let firstError = Mutex<NSError?>(nil)

    /// The file of the results. Standard output is another file from then on, so this is used first in a program.
    static let file: FileHandle = {
        let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        openStandardFiles()
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return FileHandle(fileDescriptor: results)
    }()

    /// Whether the results are read in a terminal.
    static var isTerminal: Bool { isatty(file.fileDescriptor) == 1 }

    /// Gives each closed standard file a number, which no other file can get then.
    private static func openStandardFiles() {
        var nothing = open("/dev/null", O_RDWR)
        while (STDIN_FILENO...STDERR_FILENO).contains(nothing) { nothing = open("/dev/null", O_RDWR) }
        close(nothing)
    }

    /// The error of the first failed write. Nil if all was written, or if the reader closed the pipe.
    static var failure: CommandFailure? {
        guard let error = firstError.withLock({ $0 }), error.code != Int(EPIPE) else { return nil }
        return CommandFailure("Standard output cannot be written: \(error.fullDisk ?? error.localizedDescription)")
    }

    /// Writes lines with visible signs for control characters. Can be called on any thread.
    static func print(_ text: String, terminator: String = "\n") {
        write(VisibleText.of(text) + terminator)
    }

    /// Writes the input of another program unchanged, but in a terminal as lines. Can be called on any thread.
    static func printData(_ text: String) {
        write((isTerminal ? VisibleText.of(text) : text) + "\n")
    }

    /// Writes text unchanged. Can be called on any thread.
    static func write(_ text: String) {
        firstError.withLock { firstError in
            guard firstError == nil else { return }
            guard file.fileDescriptor >= 0 else {
                firstError = NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF))
                return
            }
            do {
                try file.write(contentsOf: Data(text.utf8))
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
