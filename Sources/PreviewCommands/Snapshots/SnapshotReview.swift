import Foundation
import HTMLSnapshots

/// Shows pending changes in a terminal, one after the other, and asks for a decision.
struct SnapshotReview {
    let keys: TerminalKeys
    let mode: SnapshotMode
    private(set) var accepted = 0
    private(set) var rejected = 0
    private(set) var skipped = 0
    private(set) var failed = 0

    init(keys: TerminalKeys, mode: SnapshotMode) {
        self.keys = keys
        self.mode = mode
    }

    /// The number of changes for each decision.
    var summary: String {
        "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped" + (failed > 0 ? ", \(failed) failed" : "")
    }

    /// Shows each change and does what the key requests. At the end of the input, or after `q`, skips the rest.
    mutating func walk(_ pending: [PendingSnapshot]) {
        var answer: ReviewAnswer?
        for (number, snapshot) in pending.enumerated() {
            StandardOutput.print("\n\(number + 1)/\(pending.count) \(snapshot.path)")
            if answer?.isForAll != true { answer = ask(about: snapshot) }
            guard let action = answer?.action, action != .quit else {
                skipped += pending.count - number
                return
            }
            perform(action, on: snapshot)
        }
    }

    private func ask(about snapshot: PendingSnapshot) -> ReviewAnswer? {
        StandardOutput.print(difference(of: snapshot))
        StandardOutput.print(
            "[a]ccept  [r]eject  [s]kip  [A] [R] [S] all others  [q]uit", terminator: keys.isTerminal ? " " : "\n")
        return ReviewAnswer.next(from: keys)
    }

    private mutating func perform(_ action: ReviewAnswer.Action, on snapshot: PendingSnapshot) {
        do {
            switch action {
            case .accept:
                try snapshot.accept(mode: mode)
                accepted += 1
            case .reject:
                try snapshot.reject(mode: mode)
                rejected += 1
            case .skip, .quit: skipped += 1
            }
            StandardOutput.print(action.rawValue)
        } catch {
            failed += 1
            StandardError.print(error.localizedDescription)
        }
    }

    /// Returns the difference, or why there is none to show.
    private func difference(of snapshot: PendingSnapshot) -> String {
        do {
            guard let difference = try snapshot.difference() else { return try snapshot.texts().pending }
            return difference.text(colored: keys.isTerminal)
        } catch {
            return error.localizedDescription
        }
    }
}

/// A decision about a pending snapshot. The keys are those of insta, the snapshot reviewer for Rust.
struct ReviewAnswer {
    enum Action: String {
        case accept
        case reject
        case skip
        case quit
    }

    let action: Action
    /// Whether the decision applies to all remaining changes.
    let isForAll: Bool

    /// Returns the decision of the next valid key, or nil at the end of the input.
    static func next(from keys: TerminalKeys) -> ReviewAnswer? {
        while let key = keys.next() {
            if let answer = ReviewAnswer(key, isTyped: keys.isTerminal) { return answer }
        }
        return nil
    }

    /// Nil for a key without a decision.
    ///
    /// - Parameter isTyped: Whether the key is from a terminal. Otherwise, an empty line accepts nothing.
    init?(_ key: Character, isTyped: Bool) {
        switch key {
        case "a", "A": action = .accept
        case "\r" where isTyped, "\n" where isTyped: action = .accept
        case "r", "R", "\u{1B}": action = .reject
        case "s", "S", " ": action = .skip
        case "q", "\u{3}", "\u{4}": action = .quit
        default: return nil
        }
        isForAll = key.isUppercase || action == .quit
    }
}

/// Reads a key from the bytes that a terminal sends for it.
struct KeySequence {
    /// Returns the next byte, or nil at the end of the input. Without waiting, also nil if no byte is available.
    let byte: (_ isWaitedFor: Bool) -> UInt8?

    /// Returns the next key of one byte, or nil at the end of the input. Skips keys of several bytes, such as arrows.
    func key() -> Character? {
        while let first = byte(true) {
            if first != 0x1B || !passesOver() { return Character(Unicode.Scalar(first)) }
        }
        return nil
    }

    /// Skips the bytes after an Escape in a sequence of ECMA-48: after `[`, up to a letter or `~`; after `O`, one byte.
    /// Returns false for the Escape key, which no byte follows at once.
    private func passesOver() -> Bool {
        switch byte(false) {
        case nil: return false
        case UInt8(ascii: "["): while let next = byte(false), !(0x40...0x7E).contains(next) {}
        case UInt8(ascii: "O"): _ = byte(false)
        default: break
        }
        return true
    }
}

/// Reads single keys from a terminal, without Return. From other input, reads the first letters of lines.
struct TerminalKeys {
    /// Whether standard input is a terminal.
    let isTerminal = isatty(STDIN_FILENO) == 1

    /// Returns the next key, or nil at the end of the input. Control-C and Control-D are keys.
    func next() -> Character? {
        guard isTerminal else { return readLine().map { $0.first ?? "\n" } }
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        var raw = settings
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
        return KeySequence(byte: Self.byte).key()
    }

    private static func byte(isWaitedFor: Bool) -> UInt8? {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, isWaitedFor ? -1 : sequencePause) > 0 else { return nil }
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// The maximum time between two bytes of one key, in milliseconds.
    private static let sequencePause: Int32 = 100
}
