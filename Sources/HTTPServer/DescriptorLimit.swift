import Foundation

/// The number of files and sockets that this process may have open at the same time.
enum DescriptorLimit {
    /// The number that is reserved for everything but connections.
    static let reserve = 256

    /// Raises the limit as far as the system allows, and returns the resulting limit.
    static func raise(to count: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 0 }
        let before = limit.rlim_cur
        guard before < count else { return Int(clamping: before) }
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        return Int(clamping: setrlimit(resource, &limit) == 0 ? limit.rlim_cur : before)
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
