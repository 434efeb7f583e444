import FOSMVVM
import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

/// The page of problems, the number in the bar, and what browsers report.
@Suite struct ProblemsPageTests {
    private func site() throws -> PreviewSite {
        PreviewSite(
            loader: ContentLoader(
                catalog: SampleProgram.content.catalog, folders: .sample, environment: .preview, interval: .seconds(60)),
            logger: PreviewSite.silent)
    }

    private func page(_ site: PreviewSite, _ target: String = "/problems") throws -> String {
        _ = site.loader.current().problems.found()
        let body = site.respond(to: try HTTPRequest(target: target)).body
        return String(decoding: Data(body), as: UTF8.self)
    }

    private func report(_ results: String, to site: PreviewSite) throws -> HTTPStatus {
        let body = "results=" + PercentEncoding.encode(results)
        let type = HTTPField(name: .contentType, value: "application/x-www-form-urlencoded")
        return site.respond(
            to: try HTTPRequest(
                method: .post, target: "/problems/examined", headers: [type.name: type.value], body: Array(body.utf8))
        ).status
    }

    private let misfit = """
        [{"name":"SampleListViewModel/empty","locale":"en","view":"template","digest":"1","violations":[],
        "misfits":[{"kind":"overflow","tag":"<h2>","text":"Tasks","width":390}]}]
        """

    private func rows(_ page: String) -> Int { page.ranges(of: "<li class=\"problem").count }

    @Test func theNumberInTheBarIsTheNumberOfRows() throws {
        let site = try site()
        let page = try page(site)
        #expect(rows(page) > 0)
        let number = try #require(
            page.firstMatch(of: /href="\/problems" aria-current="page">Problems<span class="badge">(\d+)/))
        #expect(Int(number.output.1) == rows(page))
        #expect(site.loader.current().problems.known?.problems.count == rows(page))
    }

    @Test func whatABrowserReportsIsARow() throws {
        let site = try site()
        let before = rows(try page(site))
        #expect(try report(misfit, to: site) == .ok)
        let after = try page(site)
        #expect(rows(after) == before + 1)
        #expect(after.contains("A text is too wide for its box: &lt;h2&gt;. In &#39;en&#39;, at 390 pixels."))
        #expect(rows(try page(site, "/problems?kind=layout")) == 1)
        #expect(rows(try page(site, "/problems?kind=layout&language=en")) == 1)
        #expect(rows(try page(site, "/problems?kind=layout&severity=error")) == 0)
        #expect(try report(misfit.replacing("\"misfits\":[{", with: "\"misfits\":[],\"_\":[{"), to: site) == .ok)
        #expect(rows(try page(site)) == before)
    }

    @Test func aPreviewHasItsRowsInItsPanelAndItsNumbersInTheTree() throws {
        let site = try site()
        #expect(try report(misfit, to: site) == .ok)
        let path = "SampleListViewModel/empty"
        let workbench = try page(site, "/previews/\(path)?panel=problems")
        let count = rows(try page(site, "/problems?preview=\(path)"))
        #expect(count > 0)
        #expect(rows(workbench) == count)
        #expect(workbench.contains("Problems<span class=\"badge\">\(count)</span>"))
        #expect(workbench.contains("Problems: </span>\(count)</span></a>"))
        #expect(workbench.contains("mark-overflow"))
        #expect(workbench.contains("data-show-place data-tag=\"&lt;h2&gt;\""))
        #expect(workbench.contains("href=\"/problems?preview=SampleListViewModel%2Fempty\""))
        #expect(!workbench.contains("data-inspection="), "The rows have what the browser has found.")
        #expect(try page(site, "/previews/\(path)?panel=problems&theme=dark").contains("data-inspection="))
        #expect(try page(site, "/").contains("attention=layout"))
    }

    @Test func theListIsCompleteWhenEachDocumentIsExamined() throws {
        let site = try site()
        _ = try page(site)
        let problems = site.loader.current().problems
        #expect(problems.known?.isComplete == false)
        let results = problems.documents.map { document in
            (document, BrowserResults.Result(digest: "1", violations: [], misfits: []))
        }
        problems.add(Dictionary(uniqueKeysWithValues: results.dropLast()))
        #expect(problems.known?.isComplete == false)
        problems.add(Dictionary(uniqueKeysWithValues: results.suffix(1)))
        #expect(problems.known?.isComplete == true)
    }

    @Test func onlyDocumentsOfTheCatalogAreReported() throws {
        let site = try site()
        let before = rows(try page(site))
        #expect(try report(misfit.replacing("/empty", with: "/missing"), to: site) == .ok)
        #expect(try report(misfit.replacing("\"en\"", with: "\"xx\""), to: site) == .ok)
        #expect(try report("no JSON", to: site) == .badRequest)
        #expect(rows(try page(site)) == before)
    }

    @Test func theListOfDocumentsHasTheDigestsOfTheExaminedOnes() throws {
        let site = try site()
        _ = try report(misfit, to: site)
        let list = try page(site, "/examination.json")
        let index = try JSONDecoder().decode(ExaminationIndex.self, from: Data(list.utf8))
        #expect(index.documents.filter { $0.digest == "1" }.map(\.name) == ["SampleListViewModel/empty"])
        #expect(index.documents.first?.axe == true)
        #expect(index.widths == [1280, 768, 390])
        let own = try page(site, "/examination.json?preview=SampleListViewModel")
        let documents = try JSONDecoder().decode(ExaminationIndex.self, from: Data(own.utf8)).documents
        #expect(Set(documents.map { $0.name.prefix { $0 != "/" } }) == ["SampleListViewModel"])
    }
}
