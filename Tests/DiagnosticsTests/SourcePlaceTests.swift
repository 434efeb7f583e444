import Diagnostics
import Foundation
import Testing

@Suite struct SourcePlaceTests {
    @Test func `A place is written as editors link it`() {
        #expect(SourcePlace(file: "a.yml").description == "a.yml")
        #expect(SourcePlace(file: "a.yml", line: 3).description == "a.yml:3")
        #expect(SourcePlace(file: "a.yml", line: 3, column: 7).description == "a.yml:3:7")
    }

    @Test func `Places are in order of file, line and column`() {
        let places = [
            SourcePlace(file: "b", line: 1), SourcePlace(file: "a", line: 10, column: 2),
            SourcePlace(file: "a", line: 10, column: 1), SourcePlace(file: "a", line: 9, column: 5),
            SourcePlace(file: "a"),
        ]
        #expect(places.sorted().map(\.description) == ["a", "a:9:5", "a:10:1", "a:10:2", "b:1"])
    }

    @Test func `A diagnostic begins with its place`() {
        let place = SourcePlace(URL(filePath: "/tmp/a b.yml"), line: 2)
        #expect(Diagnostic(.emptyText, "Write one.", at: place).localizedDescription == "/tmp/a b.yml:2: Write one.")
        #expect(Diagnostic(.emptyText, "Write one.").localizedDescription == "Write one.")
    }

    @Test func `Paths are relative to the package in places and messages`() {
        let paths = PackagePaths(URL(filePath: "/home/shop"))
        let diagnostic = Diagnostic(
            .duplicateKey, "It is in /home/shop/a.yml:1 too.", at: SourcePlace(file: "/home/shop/T/b.yml", line: 4))
        #expect(paths.relative(diagnostic).localizedDescription == "T/b.yml:4: It is in a.yml:1 too.")
        #expect(paths.relative("/home/shopping/a.yml") == "/home/shopping/a.yml")
        #expect(PackagePaths(nil).relative("/a.yml") == "/a.yml")
    }

    @Test func `An excerpt of a long line is what is around the byte`() {
        let line = Array((0..<100).map { "é\($0)" }.joined().utf8)
        let text = String(excerptOf: line[...], around: 200)
        #expect(text.hasPrefix("…") && text.hasSuffix("…") && text.utf8.count < 190)
        #expect(!text.contains("\u{FFFD}"))
        #expect(String(excerptOf: Array("short\r".utf8)[...], around: 2) == "short")
    }
}
