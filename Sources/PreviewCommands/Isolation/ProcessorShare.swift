import Foundation

/// How much of the processor a process gets while another one waits for it. It tells a process that a busy machine slows down
/// from one that hangs: in an endless loop, it uses all of its time, and behind a lock none.
struct ProcessorShare {
    /// The part of the limit from which on a process has had its time.
    private static let enough = 0.5
    /// The part of the limit up to which a process does nothing.
    private static let idle = 0.002
    /// How often the limit is granted again at most: as often as beside a hundred other processes on two processors.
    private static let patience = 15

    private let limit: Double
    private let used: () -> Double?
    private let first: Double?
    private var last: Double?
    private var turns = 0

    /// - Parameter limit: The seconds that the process has alone on a machine.
    init(of process: pid_t, limit: Double) {
        self.init(limit: limit) { Self.processorTime(of: process) }
    }

    /// - Parameter used: Returns the seconds of the processor that the process has used so far. Nil if they are not known.
    init(limit: Double, used: @escaping () -> Double?) {
        (self.limit, self.used) = (limit, used)
        first = used()
        last = first
    }

    /// Returns whether the process works, but has had too little of the processor since the beginning to be judged. Is called
    /// each time that the limit has passed.
    mutating func isTooSmall() -> Bool {
        turns += 1
        guard turns <= Self.patience, let now = used(), let first, let last else { return false }
        self.last = now
        return now - last > limit * Self.idle && now - first < limit * Self.enough
    }

    /// The seconds after which a process was judged at the latest.
    static func longest(limit: Double) -> Double { limit * Double(patience + 1) }

    /// Returns the seconds of the processor that a process has used. Nil if the system does not tell them.
    private static func processorTime(of process: pid_t) -> Double? {
        #if os(Linux)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #else
            return nil
        #endif
    }
}
