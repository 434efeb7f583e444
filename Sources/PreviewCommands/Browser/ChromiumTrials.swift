import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import PreviewSite
import Synchronization

/// Examines previews with axe-core in Chromium: one browser for each thread that asks at the same time.
final class ChromiumTrials: BrowserTrials {
    /// A browser that goes from thread to thread.
    private struct Idle: Sendable {
        /// Only the thread that takes a page out uses it.
        nonisolated(unsafe) var pages: [ChromiumPage] = []
    }

    private let site: PreviewSite
    private let store: TextStore
    private let program: URL
    private let idle = Mutex(Idle())

    /// Starts the first browser, so that one that does not start is reported once.
    ///
    /// - Throws: ``ChromiumError``, or `CommandFailure` if axe-core is not installed.
    init(site: PreviewSite, store: TextStore, paths: (String) -> String) throws {
        program = try Chromium.program(in: ProcessInfo.processInfo.environment)
        let script = try HTTPRequest(target: "/assets/\(InstalledAxe.path)")
        guard site.respond(to: script).status == .ok else {
            throw CommandFailure("axe-core is not installed. Run '\(InstalledAxe.command(paths))'.")
        }
        (self.site, self.store) = (site, store)
        let first = try newPage()
        idle.withLock { $0.pages.append(first) }
    }

    func violations(
        in preview: Preview, locale: LocaleIdentifier, version: ViewVersion
    ) throws -> [AccessibilityViolation] {
        let page = try idle.withLock { $0.pages.popLast() } ?? newPage()
        try page.open(RenderCommand.target(of: preview, locale: locale, version: version, in: store))
        let found = try page.run(Self.script)
        // A page that fails is not used again.
        idle.withLock { $0.pages.append(page) }
        return try JSONDecoder().decode([AccessibilityViolation].self, from: Data(found.utf8))
    }

    /// Ends the browsers. The program may exit before this object is released.
    func end() { idle.withLock { $0.pages.removeAll() } }

    private func newPage() throws(ChromiumError) -> ChromiumPage {
        try ChromiumPage(in: Chromium(program: program), of: site)
    }

    private static let script = """
        import("/assets/preview-host/accessibility.js")
          .then(({ violations }) => violations(window, "/assets/\(InstalledAxe.path)")).then(JSON.stringify)
        """
}
