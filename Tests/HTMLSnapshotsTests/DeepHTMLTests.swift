import Foundation
import HTMLParsing
import Testing

@testable import HTMLSnapshots

/// HTML that is nested as deeply as the parser lets it be.
struct DeepHTMLTests {
    static let kinds = ["div", "span", "pre", "button", "template"]

    private func deep(_ name: String, _ text: String = "x") -> String {
        let depth = HTMLParser.depthLimit
        return String(repeating: "<\(name) class=\"a b\">\n", count: depth) + text
            + String(repeating: "</\(name)>\n", count: depth)
    }

    @Test(arguments: kinds)
    func `measure`(name: String) throws {
        let html = deep(name)
        let other = deep(name, "y")
        print(name, "parse", stackUse { _ = try? HTMLParser.parse(html) })
        let nodes = try HTMLParser.parse(html)
        print(name, "nodes", nodes.count)
        print(name, "inspect", stackUse { _ = try? HTMLParser.inspect(html) })
        print(name, "collapse", stackUse { _ = WhiteSpaceCollapser.texts(of: nodes) })
        print(name, "shown", stackUse { _ = VisibleTree(nodes: nodes) })
        let tree = VisibleTree(nodes: nodes)
        print(name, "equal", stackUse { _ = (try? VisibleTree(parsing: html)) == tree })
        print(name, "hash", stackUse { _ = tree.hashValue })
        print(name, "write", stackUse { _ = HTMLWriter.text(of: tree) })
        print(name, "tokens", stackUse { _ = TokenizedTree(tree) })
        print(name, "normalize", stackUse { _ = try? HTMLNormalizer().normalized(html) })
        let actual = try HTMLNormalizer().normalized(other)
        print(name, "difference", stackUse { _ = try? SnapshotDifference(recorded: html, actual: actual) })
    }
}
