import FOSMVVM
import Foundation
import HTMLSnapshots
import HTTPCore
import HTTPServer
import PreviewCatalog
import PreviewChecks
import PreviewSite
import TemplateEngine

/// Does a fixed amount of each kind of work, so that a tool such as callgrind can count the instructions of each.
///
/// Prints the name of each work after it is done, and the bytes of each kind of page, with the number of files that it links.
struct CountBenchmark {
    private let catalog = GeneratedCatalog(views: 5, rows: [0, 4])

    func run() throws {
        let package = try CountedPackage(catalog)
        defer { package.remove() }
        let previews = PreviewCatalog(previews: catalog.previews)
        var site = PreviewSite(catalog: previews, folders: package.folders)
        try count("a start", times: 1) { site = PreviewSite(catalog: previews, folders: package.folders) }
        // Otherwise, problems would be searched while other work is counted.
        site.examineAllPreviews()
        try countPages(of: site)
        try countSaves(in: package, of: site)
        try countTemplates()
        try countSnapshots(in: package)
        let store = site.localizations()
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let viewModel = GeneratedViewModel<Digits.Zero, Digits.Zero, Digits.Zero>(rows: 4)
        _ = try encoder.encode(viewModel)
        try count("localizing a ViewModel") { _ = try encoder.encode(viewModel) }
        try countExport()
        try count("a check", times: 1) {
            _ = CheckRun().report(on: catalog.subject(package: package.folder, store: store))
        }
    }

    private static let document = "/render/\(CountedPackage.viewModel)/with-4"

    /// - Parameter times: How often the work is done. The smallest count is that of the work alone.
    private func count(_ name: String, times: Int = 3, _ work: () throws -> Void) throws {
        for _ in 0..<times {
            try CountedWork.count(work)
            print("instructions of \(name)")
        }
    }

    private func countPages(of site: PreviewSite) throws {
        let pages = [
            ("the catalog", "/"), ("a workbench", "/previews/\(CountedPackage.viewModel)/with-4"),
            ("a matrix", "/matrix/\(CountedPackage.viewModel)"), ("a document", Self.document),
            ("a page of docs", "/docs"),
            ("a search", "/search?q=row"), ("the texts", "/coverage"), ("the index", "/index.json"),
        ]
        for (name, address) in pages {
            let request = try HTTPRequest(target: address)
            // Loads what is loaded once.
            _ = site.respond(to: request)
            var response = site.respond(to: request)
            // Now the folders are listed again, which is counted each time.
            usleep(1_100_000)
            try count(name, times: 1) { response = site.respond(to: request) }
            precondition(response.status == .ok, "\(address): \(response.status)")
            let text = String(decoding: response.body, as: UTF8.self)
            print("bytes of \(name): \(response.body.count)")
            let files = Set(text.matches(of: #/"/assets/[^"]*"/#).map(\.output))
            print("files of \(name): \(files.count)")
        }
        let handler = ResponseCache(variesByUse: PreviewSite.variesByUse) { site.version() }
            .wrapping(Compression().wrapping(site.respond))
        let request = try HTTPRequest(target: Self.document)
        _ = handler(request)
        try count("ten cached responses") { for _ in 0..<10 { _ = handler(request) } }
    }

    /// Counts the first document after each kind of save, and reading the files again.
    private func countSaves(in package: CountedPackage, of site: PreviewSite) throws {
        let request = try HTTPRequest(target: Self.document)
        for (kind, file) in package.edits {
            try (Data(contentsOf: file) + Data("\n".utf8)).write(to: file)
            // What a check of the folders has found is valid for 25 milliseconds.
            usleep(30_000)
            try count("a save of \(kind)", times: 1) { _ = site.respond(to: request) }
        }
    }

    private func countExport() throws {
        let catalog = GeneratedCatalog(views: 1, rows: [4])
        let package = try CountedPackage(catalog, pages: 1)
        defer { package.remove() }
        let site = PreviewSite(catalog: PreviewCatalog(previews: catalog.previews), folders: package.folders)
        try count("an export", times: 1) { _ = try site.export(to: package.folder.appending(path: "Export")) }
    }

    private func countTemplates() throws {
        let text = (0..<20).map { "<p>{{#rows}}{{name}}<a href=\"/{{id}}\">\($0)</a>{{/rows}}</p>\n" }.joined()
        let sources = (0..<10).map { TemplateSource(name: "Counted\($0)", file: "Counted\($0).mustache", text: text) }
        var library = TemplateLibrary(sources: sources)
        try count("parsing ten templates") { library = TemplateLibrary(sources: sources) }
        let rows = (0..<20).map { ["id": .integer($0), "name": .string("Row \($0)")] as TemplateValue }
        var rendering = library.render("Counted0", ["rows": .list(rows)])
        try count("rendering a template") { rendering = library.render("Counted0", ["rows": .list(rows)]) }
        precondition(rendering.diagnostics.isEmpty, "\(rendering.diagnostics)")
    }

    private func countSnapshots(in package: CountedPackage) throws {
        let cases = (0..<10).map { number in
            let snapshot = HTMLSnapshot(
                folder: package.folder.appending(path: "Snapshots"), viewModel: "View", preview: "p\(number)",
                locale: "en")
            return SnapshotCase(snapshot: snapshot) {
                ActualHTML(GeneratedPage(prefix: "w").html(cards: 3, seed: number))
            }
        }
        _ = SnapshotRun(mode: .all).run(cases, total: cases.count)
        var summary = SnapshotRun(mode: .never).run(cases, total: cases.count)
        try count("verifying ten snapshots") {
            summary = SnapshotRun(mode: .never, workers: 1).run(cases, total: cases.count)
        }
        precondition(summary.count(.same) == cases.count, "\(summary)")
    }
}

/// Work whose instructions are counted: those from the start of `count` to its end, in all threads.
enum CountedWork {
    static func count(_ work: () throws -> Void) throws { try work() }
}
