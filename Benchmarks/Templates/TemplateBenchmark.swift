import Foundation
import TemplateEngine

/// Renders one page with the engine, with handwritten Swift, and with the engines of node.
struct TemplateBenchmark {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private let page = BoardPage()

    func run() throws {
        let value = page.templateValue
        let library = try TemplateLibrary(folders: [folder.appending(path: "Templates")])
        let rendering = library.render("BoardView", value)
        var compiled = CompiledBoardPage()
        compiled.append(page)
        precondition(rendering.bytes == compiled.bytes, "The two pages differ: \(rendering.diagnostics)")
        var output: [UInt8] = []
        let contest = Contest(contenders: [
            Contest.Contender(name: "compiled by hand to Swift") {
                compiled.removeAll()
                compiled.append(page)
            },
            Contest.Contender(name: "TemplateEngine") {
                output.removeAll(keepingCapacity: true)
                _ = library.render("BoardView", value, into: &output)
            },
        ])
        let results = contest.results()
        let peers = try peers()
        print("One page of \(rendering.bytes.count) bytes, \(page.cards.count) cards from a partial; medians.\n")
        print(BenchmarkTable(results: results + peers.results).text)
        for note in peers.notes { print(note) }
    }

    private func peers() throws -> NodePeers {
        let templates = try ["BoardView", "CardView"].map { name in
            (name, try String(contentsOf: folder.appending(path: "Templates/\(name).mustache"), encoding: .utf8))
        }
        return try NodePeers(
            script: folder.appending(path: "node/render.js"),
            templates: Dictionary(uniqueKeysWithValues: templates), page: page)
    }
}
