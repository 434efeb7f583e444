import HTMLSnapshots

/// Walks through what is pending with someone at a terminal.
struct SnapshotReview {
    let keys: TerminalKeys
    let mode: SnapshotMode
    private(set) var accepted = 0
    private(set) var rejected = 0
    private(set) var skipped = 0

    init(keys: TerminalKeys, mode: SnapshotMode) {
        self.keys = keys
        self.mode = mode
    }

    /// How many there were of each.
    var summary: String { "\(accepted) accepted, \(rejected) rejected, \(skipped) skipped" }

    /// Shows each and does what the key says. At the end of the input, and with `q`, the rest is skipped.
    ///
    /// - Throws: `HTMLSnapshotError`, `HTMLParsingError`.
    mutating func walk(_ pending: [PendingSnapshot]) throws {
        for (number, snapshot) in pending.enumerated() {
            StandardOutput.print("\n\(number + 1)/\(pending.count) \(snapshot.path)")
            StandardOutput.print(try Self.difference(of: snapshot, colored: keys.isTerminal))
            StandardOutput.print("[a]ccept  [r]eject  [s]kip  [q]uit", terminator: keys.isTerminal ? " " : "\n")
            guard let answer = ReviewAnswer.next(from: keys), answer != .quit else {
                skipped += pending.count - number
                return
            }
            try apply(answer, to: snapshot)
        }
    }

    private mutating func apply(_ answer: ReviewAnswer, to snapshot: PendingSnapshot) throws {
        switch answer {
        case .accept:
            try snapshot.accept(mode: mode)
            accepted += 1
        case .reject:
            try snapshot.reject(mode: mode)
            rejected += 1
        case .skip, .quit: skipped += 1
        }
        StandardOutput.print(answer.rawValue)
    }

    private static func difference(of snapshot: PendingSnapshot, colored: Bool) throws -> String {
        guard let difference = try snapshot.difference() else { return try snapshot.texts().pending }
        return difference.text(colored: colored)
    }
}
