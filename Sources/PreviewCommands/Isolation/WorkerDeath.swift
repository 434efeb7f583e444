import Foundation

/// The way a worker died.
enum WorkerDeath {
    case exited(Int32)
    /// A crash, with the message of the Swift runtime or the name of the signal.
    case crashed(String)

    /// - Parameter status: The status from `waitpid`.
    init(status: Int32, messages: WorkerMessages) {
        // The layout of the status is the same on all systems. Swift cannot import the macros that read it.
        let signal = status & 0x7F
        self =
            signal == 0
            ? .exited(status >> 8 & 0xFF)
            : .crashed(messages.crash ?? "\(String(cString: strsignal(signal))) (signal \(signal)).")
    }

    /// A sentence about the death for the end of a message.
    var description: String {
        switch self {
        case .exited(let code): "It ended with exit code \(code)."
        case .crashed(let message): message
        }
    }
}

/// The last messages that a worker wrote while it made a preview.
struct WorkerMessages {
    /// The limit in bytes, which is more than the message of a crash and what a runtime writes after it.
    private static let limit = 65_536

    private var bytes: [UInt8]

    /// Reads what is available, at most as much as a pipe contains, without waiting.
    ///
    /// - Returns: Whether more can follow.
    @discardableResult
    mutating func read(from descriptor: Int32) -> Bool {
        var piece = [UInt8](repeating: 0, count: Self.limit)
        let count = Foundation.read(descriptor, &piece, piece.count)
        if count > 0 { bytes = (bytes + piece[..<count]).suffix(Self.limit) }
        return count != 0
    }

    /// The words with which the Swift runtime reports a crash.
    private static let crashes = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// The last line that reports a crash.
    var crash: String? {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last { line in Self.crashes.contains { line.contains($0) } }.map(String.init)
    }

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }
}
