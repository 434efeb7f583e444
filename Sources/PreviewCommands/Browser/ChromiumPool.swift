import Foundation
import PreviewSite
import Synchronization

/// Browsers with a page each: one for each thread that needs one at the same time.
final class ChromiumPool: Sendable {
    /// Browsers that go from thread to thread.
    private struct Idle: Sendable {
        /// Only the thread that takes a page out uses it.
        nonisolated(unsafe) var pages: [ChromiumPage] = []
    }

    private let program: URL
    private let site: PreviewSite
    private let idle = Mutex(Idle())

    /// Starts the first browser, so that one that does not start is reported once.
    ///
    /// - Throws: ``ChromiumError``.
    init(program: URL, site: PreviewSite) throws(ChromiumError) {
        (self.program, self.site) = (program, site)
        let first = try newPage()
        idle.withLock { $0.pages.append(first) }
    }

    /// Calls a function with a page that no other thread uses meanwhile. Any number of threads may call it at once.
    func withPage<Result>(_ body: (ChromiumPage) throws -> Result) throws -> Result {
        let page = try idle.withLock { $0.pages.popLast() } ?? newPage()
        let result = try body(page)
        // A page that fails is not used again.
        idle.withLock { $0.pages.append(page) }
        return result
    }

    /// Ends the browsers. The program may exit before this object is released.
    func end() { idle.withLock { $0.pages.removeAll() } }

    private func newPage() throws(ChromiumError) -> ChromiumPage {
        try ChromiumPage(in: Chromium(program: program), of: site)
    }
}
