import Foundation
import TemplateEngine

// Renders one page with the engine, with the same page compiled by hand to Swift, and with the engines that node has.
let folder = URL(filePath: #filePath).deletingLastPathComponent()
let page = BoardPage()
let value = page.templateValue
let library = try TemplateLibrary(folders: [folder.appending(path: "Templates")])

var compiled = CompiledBoardPage()
compiled.append(page)
let rendering = library.render("BoardView", value)
guard rendering.bytes == compiled.bytes, rendering.diagnostics.isEmpty else {
    print("The engine and the page compiled by hand differ:", rendering.diagnostics, rendering.text, separator: "\n")
    exit(1)
}

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
let templates = try ["BoardView", "CardView"].map { name in
    (name, try String(contentsOf: folder.appending(path: "Templates/\(name).mustache"), encoding: .utf8))
}
let results = contest.results()
let peers = try NodePeers(
    script: folder.appending(path: "node/render.js"),
    templates: Dictionary(uniqueKeysWithValues: templates),
    page: page
)

print("One page of \(rendering.bytes.count) bytes, \(page.cards.count) cards from a partial; medians.\n")
print(BenchmarkTable(results: results + peers.results).text)
for note in peers.notes { print(note) }
