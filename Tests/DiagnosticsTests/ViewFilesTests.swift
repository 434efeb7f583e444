import Diagnostics
import Foundation
import Testing

@Suite final class ViewFilesTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
    private var target: TargetFolder { TargetFolder("Sources/Bakery", inPackage: package) }

    deinit {
        try? FileManager.default.removeItem(at: package)
    }

    private func write(_ paths: String...) throws {
        for path in paths {
            let file = target.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
    }

    @Test func aFolderThatDoesNotExistHasNone() {
        #expect(ViewFiles(in: target).templates == [])
        #expect(ViewFiles(in: target).unreadable == [])
    }

    @Test func aTemplateMayBeAnywhere() throws {
        try write("Orders/OrderView.mustache", "Panel.mustache", "Orders/OrderView.swift")
        let paths = ViewFiles(in: target).templates.map(target.path)
        #expect(paths == ["Bakery/Orders/OrderView.mustache", "Bakery/Panel.mustache"])
    }

    @Test(arguments: [
        ("OrderView", "OrderView", true), ("OrderView", "OrderViewModel", true), ("OrderViewModel", "OrderView", true),
        ("Order", "OrderView", false), ("Model", "Model", true), ("OrderView", "Orders/OrderView", false),
    ])
    func textsAndStylesAreNextToASwiftFileOfTheirName(name: String, code: String, isFound: Bool) throws {
        try write("\(code).swift", "\(name).css", "\(name).yml")
        let files = ViewFiles(in: target)
        #expect(files.styles.map(\.path) == (isFound ? ["\(name).css"] : []))
        #expect(files.texts.map(\.path) == (isFound ? ["\(name).yml"] : []))
    }

    @Test func otherFilesChangeNothing() throws {
        try write("OrderView.swift", "OrderView.css")
        let before = ViewFiles(in: target)
        try write("Oven.swift", "notes.yml", "README.md")
        #expect(ViewFiles(in: target) == before)
        try write("notes.swift")
        #expect(ViewFiles(in: target) != before)
    }
}
