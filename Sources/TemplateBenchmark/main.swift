import Foundation
import TemplateEngine

let page = BoardPage()
let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Templates")
let library = try TemplateLibrary(folders: [templates])
let value = page.templateValue

var compiled = CompiledBoardPage()
compiled.append(page)
let rendering = library.render("BoardView", value)
print(rendering.bytes == compiled.bytes, rendering.bytes.count, rendering.diagnostics)
if rendering.bytes != compiled.bytes { print(rendering.text, String(decoding: compiled.bytes, as: UTF8.self)) }
var output: [UInt8] = []
for _ in 0..<3 {
let a = Measurement("TemplateEngine") {
    output.removeAll(keepingCapacity: true)
    _ = library.render("BoardView", value, into: &output)
}
if CommandLine.arguments.count > 1 { continue }
let b = Measurement("compiled by hand to Swift") {
    compiled.removeAll()
    compiled.append(page)
}
print(a.median, b.median, a.median / b.median)
}
