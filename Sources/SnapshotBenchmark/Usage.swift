import Foundation

/// What the process has taken so far.
enum Usage {
    /// The most memory that has been resident.
    static var peakMegabytes: Int {
        #if os(Linux)
            now.ru_maxrss / 1_000
        #else
            now.ru_maxrss / 1_000_000
        #endif
    }

    /// The time on all processors, in the program and for it, in seconds.
    static var processorSeconds: Double {
        let times = [now.ru_utime, now.ru_stime]
        return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }

    private static var now: rusage {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage
    }
}
