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
