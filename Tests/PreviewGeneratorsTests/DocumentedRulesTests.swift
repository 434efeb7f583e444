import Foundation
import Testing

/// The rules in `Docs/Generators.md` name the tests that verify them.
@Suite struct DocumentedRulesTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    @Test func eachNamedTestExists() throws {
        let page = Self.tests.deletingLastPathComponent().appending(path: "Docs/Generators.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let named = text.matches(of: /\| `(?<suite>\w+Tests)\.(?<test>\w+)` \|/).map {
            (suite: String($0.output.suite), test: String($0.output.test))
        }
        #expect(named.count > 25)
        #expect(Set(named.map { "\($0)" }).count == named.count)
        let files = try #require(FileManager.default.enumerator(atPath: Self.tests.path)).compactMap { $0 as? String }
        for (suite, test) in named {
            let file = try #require(files.first { $0.hasSuffix("/\(suite).swift") }, "\(suite)")
            let source = try String(contentsOf: Self.tests.appending(path: file), encoding: .utf8)
            #expect(source.contains("@Test func \(test)()"), "\(suite).\(test)")
        }
    }
}
