/// How far a run is.
struct SnapshotProgress {
    /// Of the bar, in characters.
    static let width = 40
    /// Goes to the start of the terminal's line and empties it.
    static let clear = "\r\u{1B}[K"

    let total: Int
    private(set) var done = 0

    init(total: Int) {
        self.total = total
    }

    /// Counts one; returns whether it completes one of so many steps.
    mutating func advance(steps: Int) -> Bool {
        done += 1
        return total > 0 && done * steps / total > (done - 1) * steps / total
    }

    /// `█████───── 512/1024`
    var bar: String {
        let filled = total == 0 ? Self.width : min(Self.width, done * Self.width / total)
        return String(repeating: "█", count: filled) + String(repeating: "─", count: Self.width - filled) + " \(line)"
    }

    /// `512/1024`
    var line: String { "\(done)/\(total)" }
}
