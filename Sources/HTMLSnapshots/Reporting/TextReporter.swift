import Foundation

/// Reports a run as text: each failure, each different change in full once, and the progress.
package final class TextReporter: SnapshotReporter {
    private let isTerminal: Bool
    private let write: (String) -> Void
    private var progress = ProgressBar(total: 0)
    /// The titles of the first results with a change, by the changed lines.
    private var known: [[String]: String] = [:]

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether to show a progress bar and colors. Otherwise, writes a line for each tenth of the run.
    ///   - write: Receives pieces of text.
    package init(isTerminal: Bool, write: @escaping (String) -> Void) {
        self.isTerminal = isTerminal
        self.write = write
    }

    package func begin(total: Int) {
        progress = ProgressBar(total: total)
        if isTerminal { write(progress.bar) }
    }

    package func report(_ result: SnapshotResult) {
        if result.isFailure {
            let text = result.text(colored: isTerminal, sameAs: first(with: result))
            write((isTerminal ? ProgressBar.clear : "") + text + "\n")
        }
        let hasMoved = progress.advance(steps: isTerminal ? ProgressBar.width : 10)
        if isTerminal, hasMoved || result.isFailure {
            write(ProgressBar.clear + progress.bar)
        } else if hasMoved {
            write(progress.line + "\n")
        }
    }

    /// Returns the title of the first result with the same change. Nil if it is this one.
    private func first(with result: SnapshotResult) -> String? {
        guard let lines = result.difference?.changedLines else { return nil }
        if let title = known[lines] { return title }
        known[lines] = result.title
        return nil
    }

    package func end(_ summary: SnapshotSummary) {
        let files = summary.obsolete.map { "obsolete: \($0)\n" }.joined()
        write((isTerminal ? ProgressBar.clear : "") + files + "\(summary)\n")
    }
}

extension SnapshotResult {
    /// Returns the text about a failure: title, message, difference, file, address and command.
    ///
    /// - Parameters:
    ///   - title: The title of another result with the same change, which is named instead of the difference.
    ///   - file: The path of the file. Nil for the absolute path.
    package func text(colored: Bool, sameAs title: String? = nil, file: String? = nil) -> String {
        let head = "\(status.rawValue): \(self.title)" + (message.map { " — \($0)" } ?? "")
        let tail = [
            "file: \(file ?? self.file)" + (difference.map { ":\($0.line)" } ?? ""), address.map { "see: \($0)" },
            acceptCommand.map { "accept: \($0)" },
            recordCommand.map { "record: \($0)" },
        ]
        let lines = ([head] + tail).compactMap(\.self).map(VisibleText.of)
        let same = title.map { VisibleText.of("The change is the same as in \($0).") }
        let changes = difference.map { [same ?? $0.text(colored: colored)] } ?? []
        return (lines.prefix(1) + changes + lines.dropFirst()).joined(separator: "\n  ")
    }
}

extension SnapshotDifference {
    /// The changed lines with their signs. Nil if not all of them are known.
    fileprivate var changedLines: [String]? {
        guard !isFormattingOnly, omittedHunks == 0, !hunks.contains(where: { $0.omittedLines > 0 }) else { return nil }
        return hunks.flatMap(\.lines).filter { $0.change != .same }.map { "\($0.change.rawValue) \($0.text)" }
    }
}

extension SnapshotSummary: CustomStringConvertible {
    /// The counts in one line: `1203 snapshots: 1200 same, 1 missing, 2 different, 1 obsolete file (2.4 s)`.
    package var description: String {
        let found = SnapshotResult.Status.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.rawValue)" }
        let files = obsolete.isEmpty ? [] : ["\(obsolete.count) obsolete \(obsolete.count == 1 ? "file" : "files")"]
        let list = found + files
        return "\(total) \(total == 1 ? "snapshot" : "snapshots"): "
            + (list.isEmpty ? "nothing to do" : list.joined(separator: ", "))
            + " (\(Seconds.text(seconds, digits: 1)) s)"
    }
}

/// Formats times for reports.
enum Seconds {
    /// Returns seconds with a number of decimals and without an exponent, which XML decimals do not allow.
    static func text(_ seconds: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", seconds)
    }
}
