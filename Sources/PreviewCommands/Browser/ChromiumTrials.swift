import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import PreviewSite

/// Examines previews with axe-core in Chromium.
final class ChromiumTrials: BrowserTrials {
    private let store: TextStore
    private let browsers: ChromiumPool

    /// Starts the first browser.
    ///
    /// - Throws: ``ChromiumError``, or `CommandFailure` if axe-core is not installed.
    init(site: PreviewSite, store: TextStore, paths: (String) -> String) throws {
        let program = try Chromium.program(in: ProcessInfo.processInfo.environment)
        let script = try HTTPRequest(target: "/assets/\(InstalledAxe.path)")
        guard site.respond(to: script).status == .ok else {
            throw CommandFailure("axe-core is not installed. Run '\(InstalledAxe.command(paths))'.")
        }
        self.store = store
        browsers = try ChromiumPool(program: program, site: site)
    }

    func violations(
        in preview: Preview, locale: LocaleIdentifier, version: ViewVersion
    ) throws -> [AccessibilityViolation] {
        let found = try browsers.withPage { page in
            try page.open(RenderCommand.target(of: preview, locale: locale, version: version, in: store))
            return try page.run(Self.script)
        }
        return try JSONDecoder().decode([AccessibilityViolation].self, from: Data(found.utf8))
    }

    func misfits(in preview: Preview, locale: LocaleIdentifier, version: ViewVersion) throws -> [Misfit] {
        let target = RenderCommand.target(of: preview, locale: locale, version: version, in: store)
        return try browsers.withPage { page in
            try page.open(target)
            return try Misfit.widths.flatMap { width in
                try page.resize(width: width)
                let found = try page.run(Self.measuring(width))
                return try JSONDecoder().decode([Misfit].self, from: Data(found.utf8))
            }
        }
    }

    /// Ends the browsers. The program may exit before this object is released.
    func end() { browsers.end() }

    private static let script = """
        import("/assets/preview-host/accessibility.js")
          .then(({ violations }) => violations(window, "/assets/\(InstalledAxe.path)")).then(JSON.stringify)
        """

    private static func measuring(_ width: Int) -> String {
        """
        import("/assets/preview-host/misfits.js")
          .then(({ misfits }) => misfits(document, \(width))).then(JSON.stringify)
        """
    }
}
