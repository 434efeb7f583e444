package import Diagnostics
package import FOSMVVM
package import Foundation
import HTMLSnapshots
import HTTPCore
import Synchronization

/// The result of an export.
package struct ExportReport: Sendable {
    /// The number of files.
    package fileprivate(set) var files = 0
    /// The number of files that were written, because they were new or different.
    package fileprivate(set) var written = 0
    /// The number of files of the last export that were removed.
    package fileprivate(set) var removed = 0
    /// The size of all files in bytes.
    package fileprivate(set) var bytes = 0
    /// The reasons why previews cannot be shown. Their documents show them, too.
    package fileprivate(set) var diagnostics: Set<Diagnostic> = []
}

extension PreviewSite {
    /// Writes the whole site as files, whose links are relative, so that any static server can serve them.
    ///
    /// - Parameters:
    ///   - folder: An empty folder, one that does not exist, or one with an export.
    ///   - locales: The locales of previews besides the default one. Empty for all locales with texts.
    ///   - firstSteps: Whether the catalog shows new readers what they can do first.
    ///   - progress: Called on any thread after each file, with the number of files so far and of all files.
    /// - Throws: ``ExportFailure``.
    package func export(
        to folder: URL, locales: [LocaleIdentifier] = [], firstSteps: Bool = false,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> ExportReport {
        let work = loader.current()
        let plan = try ExportPlan(work.content, locales: locales)
        let target = try ExportFolder(folder)
        let paths = Set(plan.files.keys)
        try target.begin(paths)
        // The catalog marks the previews with problems.
        work.examineAllPreviews()
        let state = Mutex((report: ExportReport(), failure: ExportFailure?.none))
        let files = plan.files.values.sorted { $0.path < $1.path }
        _ = files.concurrentMap(workers: ProcessInfo.processInfo.activeProcessorCount) { file in
            guard state.withLock({ $0.failure == nil }) else { return }
            do {
                let (response, diagnostics) = try exported(file, of: work, in: plan, firstSteps: firstSteps)
                let isWritten = try target.write(Data(response.body), to: file.path)
                let done = state.withLock { state in
                    state.report.add(response.body, isWritten: isWritten, diagnostics: diagnostics)
                    return state.report.files
                }
                progress(done, files.count)
            } catch {
                let failure = error as? ExportFailure ?? ExportFailure("\(file.path): \(error.localizedDescription)")
                state.withLock { $0.failure = $0.failure ?? failure }
            }
        }
        var (report, failure) = state.withLock { $0 }
        if let failure { throw failure }
        report.removed = try target.finish(paths)
        return report
    }

    /// The maximum number of cards in an exported catalog, which has no server that adds more.
    private static let maxExportedCards = 500

    private func exported(
        _ file: ExportedFile, of work: BackgroundWork, in plan: ExportPlan, firstSteps: Bool
    ) throws -> (response: HTTPResponse, diagnostics: [Diagnostic]) {
        var context = context(of: try file.request, for: file.endpoint, work)
        context.export = ExportScope(locales: Set(plan.locales), hasFirstSteps: firstSteps)
        var (response, diagnostics) = response(of: file, in: context, plan: plan)
        let link = { (address: String) in plan.link(to: address, on: file) }
        switch response.headers[.contentType] {
        case MediaType.html.rawValue:
            let html = Array(response.body.memory.bytes)
            let markup = LinkedMarkup(html, keepingElements: file.endpoint is BareDocument, link: link)
            response.body = HTTPBody(markup.html)
        case MediaType.css.rawValue:
            let css = String(decoding: response.body, as: UTF8.self)
            response.body = HTTPBody(LinkedStyles.changing(css, link: link).utf8)
        case MediaType(fileName: "a.js").rawValue where isOfSite(file):
            let script = String(decoding: response.body, as: UTF8.self)
            response.body = HTTPBody(Array(ExportedScript.changing(script).utf8))
        default: break
        }
        return (response, diagnostics)
    }

    /// Whether a file is one of the site's own assets, whose imports have digests.
    private func isOfSite(_ file: ExportedFile) -> Bool {
        (file.endpoint as? AssetFile).map { BuiltInFolders.isAsset($0.path) } ?? false
    }

    private func response(
        of file: ExportedFile, in context: PageContext, plan: ExportPlan
    ) -> (response: HTTPResponse, diagnostics: [Diagnostic]) {
        switch file.endpoint {
        case let document as BareDocument:
            let (response, diagnostics) = still(document, in: context)
            // Only the export tries the values of controls.
            return (response, context.parameters.arguments.isEmpty ? diagnostics : [])
        case let file as any IndexFile: return (file.response(in: context, address: plan.address), [])
        case is CatalogPage:
            let page = Page(CatalogPageViewModel(context, maxCards: Self.maxExportedCards))
            return (page.response(in: context, logger: logger), [])
        default: return (response(of: file.endpoint, in: context), [])
        }
    }

    /// Returns the document of a view that cannot be used, because there is no server.
    private func still(
        _ document: BareDocument, in context: PageContext
    ) -> (response: HTTPResponse, diagnostics: [Diagnostic]) {
        guard let preview = try? document.preview(in: context.content) else {
            return (response(of: document, in: context), [])
        }
        let rendering = PreviewRendering(preview, context: context)
        guard !rendering.isBroken else { return (response(of: document, in: context), rendering.diagnostics) }
        let still = BareDocumentViewModel(
            preview, fragment: rendering.rendered.text, locale: rendering.locale, surroundings: rendering.surroundings,
            context: context)
        return (Page(still, language: rendering.locale).response(in: context, logger: logger), [])
    }
}

extension ExportReport {
    fileprivate mutating func add(_ body: HTTPBody, isWritten: Bool, diagnostics: [Diagnostic]) {
        files += 1
        bytes += body.count
        if isWritten { written += 1 }
        self.diagnostics.formUnion(diagnostics)
    }
}

/// A script of the site whose imports lead to the files of an export.
enum ExportedScript {
    /// Returns a script that imports others by names without digests, as they have in an export.
    static func changing(_ script: String) -> String {
        script.replacing(/"\.\/(?<name>[\w-]+)\.[0-9a-f]{16}\.js"/) { "\"./\($0.output.name).js\"" }
    }
}
