import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import PreviewSite

/// Examines previews in Chromium, as a page of the site does in the background.
final class ChromiumExaminer: BrowserExaminer {
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

    func examine(
        _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
    ) throws -> [ExaminedDocument] {
        let targets = locales.map { RenderCommand.target(of: preview, locale: $0, version: version, in: store) }
        let found = try browsers.withPage { page in
            try page.openOnce(Self.page)
            return try page.run(Self.script(targets))
        }
        return try JSONDecoder().decode([ExaminedDocument].self, from: Data(found.utf8))
    }

    /// Calls a function with browsers that end with the call.
    ///
    /// - Throws: As ``init(site:store:paths:)``, or the error of the function.
    static func examining<Result>(
        _ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result
    ) throws -> Result {
        let examiner = try ChromiumExaminer(site: site, store: site.localizations(), paths: \.self)
        defer { examiner.end() }
        return try body(examiner)
    }

    /// Ends the browsers. The program may exit before this object is released.
    func end() { browsers.end() }

    /// The page whose frames have the documents. They share its styles and scripts.
    private static let page = "/assets/preview-host/examination.html"

    private static func script(_ targets: [String]) throws -> String {
        let addresses = String(decoding: try JSONEncoder().encode(targets), as: UTF8.self)
        return """
            import("/assets/preview-host/examined.js")
              .then(({ examineAll }) => examineAll(\(addresses), \(OverflowingElement.widths), "/assets/\(InstalledAxe.path)"))
              .then(JSON.stringify)
            """
    }
}
