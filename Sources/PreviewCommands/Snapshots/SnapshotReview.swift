import Foundation
import HTMLSnapshots

/// Walks through what is pending with someone at a terminal.
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

    /// How many there were of each.
    var summary: String {
        "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped" + (failed > 0 ? ", \(failed) failed" : "")
    }

    /// Shows each and does what the key says. At the end of the input, and with `q`, the rest is skipped.
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
            "[a]ccept  [r]eject  [s]kip  [A] [R] [S] all that remain  [q]uit", terminator: keys.isTerminal ? " " : "\n")
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

    /// How it differs, or why that cannot be told.
    private func difference(of snapshot: PendingSnapshot) -> String {
        do {
            guard let difference = try snapshot.difference() else { return try snapshot.texts().pending }
            return difference.text(colored: keys.isTerminal)
        } catch {
            return error.localizedDescription
        }
    }
}

/// What to do with a pending snapshot, by the keys of insta, the reviewer of Rust's snapshots.
struct ReviewAnswer {
    enum Action: String {
        case accept
        case reject
        case skip
        case quit
    }

    let action: Action
    /// Whether it is the answer for all that remain.
    let isForAll: Bool

    /// The answer of the next key that stands for one; nil at the end of the input.
    static func next(from keys: TerminalKeys) -> ReviewAnswer? {
        while let key = keys.next() {
            if let answer = ReviewAnswer(key, isTyped: keys.isTerminal) { return answer }
        }
        return nil
    }

    /// Nil for a key that stands for none.
    ///
    /// - Parameter isTyped: Whether it is a key of a terminal. An empty line of anything else accepts nothing.
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

/// Makes a key of the bytes that a terminal sends for it.
struct KeySequence {
    /// The next byte; nil at the end of the input, and if it is not waited for and does not come at once.
    let byte: (_ isWaitedFor: Bool) -> UInt8?

    /// The next key of one byte; nil at the end of the input. Keys of several bytes, such as arrows, are passed over.
    func key() -> Character? {
        while let first = byte(true) {
            if first != 0x1B || !passesOver() { return Character(Unicode.Scalar(first)) }
        }
        return nil
    }

    /// Passes over what follows an Escape in a sequence of ECMA-48: after `[` all up to a letter or `~`, after `O` one
    /// byte more. Returns false for the Escape key, after which nothing comes at once.
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

/// Reads one key after the other from a terminal, without Return; from anything else the first letters of lines.
struct TerminalKeys {
    /// Whether standard input is a terminal.
    let isTerminal = isatty(STDIN_FILENO) == 1

    /// The next key; nil at the end of the input. Control-C and Control-D are keys.
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

    /// In milliseconds, the most that may lie between two bytes of one key.
    private static let sequencePause: Int32 = 100
}
