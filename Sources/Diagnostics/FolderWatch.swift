import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Knows whether something in folders may have changed, without listing them. On Linux, inotify reports changes.
///
/// On other systems, something may always have changed. Neither does inotify report everything, such as changes that
/// another computer makes on a network drive. So folders must also be listed from time to time.
package final class FolderWatch: Sendable {
    #if os(Linux)
        /// The queue of reports.
        private let queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        /// Whether all folders could be watched: the number of watched folders is limited.
        private let isComplete = Atomic(true)

        private static let reports = UInt32(
            IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
                | IN_MOVE_SELF | IN_ONLYDIR)

        package init() {}

        deinit {
            if queue >= 0 { close(queue) }
        }

        /// Watches the entries of a folder with this path, without those of its subfolders. If it does not exist, watches
        /// the nearest folder around it. Call it before you list the folder, so that no change is missed.
        package func add(_ path: String) {
            var path = path
            while inotify_add_watch(queue, path, Self.reports) < 0 {
                guard errno == ENOENT || errno == ENOTDIR, let end = path.dropFirst().lastIndex(of: "/") else {
                    isComplete.store(false, ordering: .relaxed)
                    return
                }
                path = String(path[..<end])
            }
        }

        /// Whether something may have changed since the last call.
        ///
        /// If a folder could not be watched, that is true once, and the listing that follows tries to watch it again.
        package func hasChanges() -> Bool {
            let wasComplete = isComplete.exchange(true, ordering: .relaxed)
            return withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { reports in
                var hasReports = false
                while read(queue, reports.baseAddress, reports.count) > 0 { hasReports = true }
                return hasReports || !wasComplete
            }
        }

        /// Waits until something is reported or the time is over. Does not take the reports.
        package func wait(milliseconds: Int32) {
            var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            poll(&file, 1, milliseconds)
        }
    #else
        package init() {}
        package func add(_ path: String) {}
        package func hasChanges() -> Bool { true }
        package func wait(milliseconds: Int32) { usleep(UInt32(milliseconds) * 1_000) }
    #endif
}
