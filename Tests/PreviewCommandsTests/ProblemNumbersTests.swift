import FOSFoundation
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The numbers of problems on the pages of the example's host, all of which come from one list.
@Suite struct ProblemNumbersTests {
    private struct Catalog: Decodable {
        struct Preview: Decodable {
            let viewModel: String
            let slug: String
        }

        let previews: [Preview]
    }

    private struct Examination: Decodable {
        struct Document: Decodable {
            let name: String
            let locale: String
            let view: String
        }

        let documents: [Document]
    }

    @Test func eachPreviewHasTheNumberOfItsRows() async throws {
        let outputs = try OutputFiles()
        let host = try await ServingHost(outputs: outputs)
        try await Self.examine(host)
        let all = try await Self.problems(of: host, "problems")
        #expect(
            Self.number(in: all, /href="\/problems" aria-current="page">Problems<span class="badge">(\d+)/)
                == Self.rows(all))
        let catalog = try JSONDecoder().decode(Catalog.self, from: Data(try await host.page("index.json").text.utf8))
        #expect(catalog.previews.count > 100)
        var total = 0
        for (viewModel, previews) in Dictionary(grouping: catalog.previews, by: \.viewModel) {
            let view = try await host.page("problems?preview=\(viewModel)").text
            // Each preview of a view with problems, and one of each other view.
            for preview in Self.rows(view) > 0 ? previews[...] : previews.prefix(1) {
                let name = "\(viewModel)/\(preview.slug)"
                let rows = Self.rows(try await host.page("problems?preview=\(name)").text)
                let page = try await host.page("previews/\(name)?panel=problems").text
                let tab = Self.number(in: page, /panel=problems"[^>]*>Problems<span class="badge">(\d+)/)
                #expect(tab == rows, "the tab of \(name)")
                // Known issues have a list of their own.
                let list = try #require(page.firstMatch(of: /(?s)<ol class="problem-rows">.*?<\/ol>/)).output
                #expect(Self.rows(String(list)) == rows, "the panel of \(name)")
                let entry = try #require(page.firstMatch(of: /(?s)aria-current="page"><bdi>.*?<\/a>/)).output
                #expect(Self.number(in: String(entry), /Problems: <\/span>(\d+)/) == rows, "the tree, \(name)")
                #expect(entry.contains("class=\"icon mark") == (rows > 0), "the marks of \(name)")
                let parent = try #require(page.firstMatch(of: /(?s)aria-current="true"><svg.*?<\/a>/)).output
                #expect(Self.number(in: String(parent), /Problems: <\/span>(\d+)/) == Self.rows(view), "\(viewModel)")
                total += rows
            }
        }
        #expect(total > 0)
        #expect(try await host.stop(SIGTERM) == 0)
    }

    /// Reports that a heading of each twentieth document is too wide, as a browser does.
    private static func examine(_ host: ServingHost) async throws {
        let index = Data(try await host.page("examination.json").text.utf8)
        let documents = try JSONDecoder().decode(Examination.self, from: index).documents
        let results = documents.enumerated().filter { $0.offset % 20 == 0 }.map { _, document in
            """
            {"name":"\(document.name)","locale":"\(document.locale)","view":"\(document.view)","digest":"1",\
            "violations":[],"misfits":[{"kind":"overflow","tag":"<h9>","text":"Title","width":390}]}
            """
        }
        var request = URLRequest(url: try host.address(of: "problems/examined"))
        request.httpMethod = "POST"
        let allowed = CharacterSet.alphanumerics
        let text = "[\(results.joined(separator: ","))]".addingPercentEncoding(withAllowedCharacters: allowed)
        request.httpBody = Data("results=\(text ?? "")".utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.setValue(host.url.absoluteString.trimmingSuffix("/"), forHTTPHeaderField: "Origin")
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }

    /// Returns the page of problems after the host has checked the project.
    private static func problems(of host: ServingHost, _ path: String) async throws -> String {
        var page = try await host.page(path).text
        while page.contains("data-searching") { page = try await host.page(path).text }
        return page
    }

    /// Returns the number of rows, without those that the settings expect.
    private static func rows(_ page: String) -> Int {
        page.replacing(/<details class="problems-view problems-known">.*?<\/details>/.dotMatchesNewlines(), with: "")
            .matches(of: /<li class="problem[ "]/).count
    }

    private static func number(in page: String, _ pattern: Regex<(Substring, Substring)>) -> Int {
        page.firstMatch(of: pattern).flatMap { Int($0.output.1) } ?? 0
    }
}
