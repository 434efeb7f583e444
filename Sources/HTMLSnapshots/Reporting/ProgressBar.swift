/// The progress of a command.
package struct ProgressBar {
    /// The width of the bar in characters.
    static let width = 40
    /// Moves to the start of the terminal's line and clears it.
    package static let clear = "\r\u{1B}[K"

    private let total: Int
    private var done: Int

    /// Creates the progress after a number of steps.
    package init(total: Int, done: Int = 0) {
        self.total = total
        self.done = done
    }

    /// Counts a step. Returns whether it completes one of the given number of steps.
    mutating func advance(steps: Int) -> Bool {
        done += 1
        return total > 0 && done * steps / total > (done - 1) * steps / total
    }

    /// A bar with the count: `█████───── 512/1024`.
    package var bar: String {
        let filled = total == 0 ? Self.width : min(Self.width, done * Self.width / total)
        return String(repeating: "█", count: filled) + String(repeating: "─", count: Self.width - filled) + " \(line)"
    }

    /// The count: `512/1024`.
    var line: String { "\(done)/\(total)" }
}
