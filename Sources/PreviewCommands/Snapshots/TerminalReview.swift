import Foundation
import HTMLSnapshots

/// Shows groups of pending changes in a terminal, one after the other, and asks for a decision.
struct TerminalReview {
    /// The number of changes for each decision.
    struct Tally: CustomStringConvertible {
        fileprivate(set) var accepted = 0
        fileprivate(set) var rejected = 0
        fileprivate(set) var skipped = 0
        fileprivate(set) var failed = 0

        var description: String {
            "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped" + (failed > 0 ? ", \(failed) failed" : "")
        }
    }

    /// A group that was decided, with what restores its files.
    private struct Step {
        let group: Int
        let tally: Tally
        let decision: SnapshotDecision?
    }

    let keys: TerminalKeys
    let mode: SnapshotMode
    private(set) var tally = Tally()
    private var steps: [Step] = []

    /// The maximum number of paths that are shown of a group.
    private static let shownPaths = 8

    init(keys: TerminalKeys, mode: SnapshotMode) {
        self.keys = keys
        self.mode = mode
    }

    /// Shows each group and does what the key requests. At the end of the input, or after `q`, skips the rest.
    mutating func walk(_ groups: [SnapshotGroup]) {
        var (number, all) = (0, ReviewAnswer.Action?.none)
        while number < groups.count {
            StandardOutput.print("\n\(number + 1)/\(groups.count) \(Self.title(of: groups[number]))")
            let answer = all.map { ReviewAnswer(action: $0, isForAll: true) } ?? ask(about: groups[number])
            guard let answer, answer.action != .quit else {
                tally.skipped += groups[number...].reduce(0) { $0 + $1.members.count }
                return
            }
            if answer.isForAll { all = answer.action }
            if answer.action == .undo {
                number = undo() ?? number
            } else {
                decide(answer.action, about: groups[number], number: number)
                number += 1
            }
        }
    }

    private static func title(of group: SnapshotGroup) -> String {
        group.members.count == 1 ? group.members[0].path : "\(group.members.count) snapshots with this change"
    }

    private func ask(about group: SnapshotGroup) -> ReviewAnswer? {
        for example in group.examples.prefix(Self.shownPaths) { StandardOutput.print(difference(of: example)) }
        if group.members.count > 1 {
            for member in group.members.prefix(Self.shownPaths) { StandardOutput.print("  \(member.path)") }
            let rest = group.members.count - Self.shownPaths
            if rest > 0 { StandardOutput.print("  … and \(rest) more") }
        }
        StandardOutput.print(
            "[a]ccept  [r]eject  [s]kip  [u]ndo  [A] [R] [S] all others  [q]uit",
            terminator: keys.isTerminal ? " " : "\n")
        return ReviewAnswer.next(from: keys)
    }

    private mutating func decide(_ action: ReviewAnswer.Action, about group: SnapshotGroup, number: Int) {
        let before = tally
        let decision = SnapshotDecision.making(about: group.members) {
            for member in group.members { perform(action, on: member) }
        }
        steps.append(Step(group: number, tally: before, decision: decision))
        StandardOutput.print(action.rawValue)
    }

    private mutating func perform(_ action: ReviewAnswer.Action, on snapshot: HTMLSnapshot) {
        do {
            switch action {
            case .accept:
                try snapshot.accept(mode: mode)
                tally.accepted += 1
            case .reject:
                try snapshot.reject(mode: mode)
                tally.rejected += 1
            case .skip, .undo, .quit: tally.skipped += 1
            }
        } catch {
            tally.failed += 1
            StandardError.print(error.localizedDescription)
        }
    }

    /// Restores the files of the last group. Returns its number, or nil if nothing was undone.
    private mutating func undo() -> Int? {
        guard let last = steps.last else {
            StandardOutput.print("There is nothing to undo.")
            return nil
        }
        guard let decision = last.decision else {
            StandardOutput.print("The files of the last group are too large to restore.")
            return nil
        }
        do {
            try decision.undo(mode: mode)
            steps.removeLast()
            tally = last.tally
            StandardOutput.print("undo")
            return last.group
        } catch {
            StandardError.print(error.localizedDescription)
            return nil
        }
    }

    /// Returns the difference, or why there is none to show.
    private func difference(of snapshot: HTMLSnapshot) -> String {
        if snapshot.isPicture {
            return "recorded: \(snapshot.file.path)\n  current: \(snapshot.pending.path)"
        }
        do {
            guard let difference = try snapshot.difference() else { return try snapshot.texts().pending }
            return difference.text(colored: keys.isTerminal)
        } catch {
            return error.localizedDescription
        }
    }
}

/// A decision about a group of pending snapshots. The keys are those of insta, the snapshot reviewer for Rust.
struct ReviewAnswer {
    enum Action: String {
        case accept
        case reject
        case skip
        case undo
        case quit
    }

    let action: Action
    /// Whether the decision applies to all remaining changes.
    let isForAll: Bool

    init(action: Action, isForAll: Bool) {
        self.action = action
        self.isForAll = isForAll
    }

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
        case "u": action = .undo
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
