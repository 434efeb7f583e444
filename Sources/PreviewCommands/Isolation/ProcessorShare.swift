import Foundation

/// Whether a process has had its time, or had to wait for a processor. It tells a process that a busy machine slows down from
/// one that hangs, which uses a processor all the time, now and then, or never, but does not wait for one.
struct ProcessorShare {
    /// The part of the limit from which on a process has had its time.
    private static let enough = 0.5
    /// How often the limit is granted again at most: as often as beside sixty other processes on two processors.
    private static let maxExtensions = 15

    private let limit: Double
    private let waited: () -> Double?
    private let first: Double?
    private var extensions = 0

    /// - Parameter limit: The seconds that the process has alone on a machine.
    init(of process: pid_t, limit: Double) {
        self.init(limit: limit) { Self.timeWaited(by: process) }
    }

    /// - Parameter waited: Returns the seconds for which the process has waited for a processor so far. Nil if they are not
    ///   known.
    init(limit: Double, waited: @escaping () -> Double?) {
        (self.limit, self.waited) = (limit, waited)
        first = waited()
    }

    /// Returns whether the process has waited for too long since the beginning to be judged. Is called each time that the
    /// limit has passed.
    mutating func isTooSmall() -> Bool {
        extensions += 1
        guard extensions <= Self.maxExtensions, let now = waited(), let first else { return false }
        return limit * Double(extensions) - (now - first) < limit * Self.enough
    }

    /// The seconds after which a process was judged at the latest.
    static func longest(limit: Double) -> Double { limit * Double(maxExtensions + 1) }

    /// Returns the seconds for which the threads of a process were ready to run, but did not. Nil if the system does not tell
    /// them. See proc(5) of Linux, /proc/pid/schedstat.
    private static func timeWaited(by process: pid_t) -> Double? {
        let threads = "/proc/\(process)/task"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: threads) else { return nil }
        let nanoseconds = names.compactMap { name -> Double? in
            let numbers = try? String(contentsOfFile: "\(threads)/\(name)/schedstat", encoding: .utf8).split(
                separator: " ")
            return numbers.flatMap { $0.count == 3 ? Double($0[1]) : nil }
        }
        return nanoseconds.isEmpty ? nil : nanoseconds.reduce(0, +) / 1e9
    }
}
