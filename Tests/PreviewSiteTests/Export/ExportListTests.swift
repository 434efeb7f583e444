import Foundation
import Testing

@testable import PreviewSite

struct ExportListTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "exports-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func date(_ day: Double) -> Date { Date(timeIntervalSince1970: day * 86_400) }

    @Test func theNewestExportIsFirst() throws {
        try withFolder { folder in
            let site = try TestSite().site
            var list = try ExportList(folder)
            list.add("main", title: "main", date: date(1))
            list.add("pr-2", title: "A list", date: date(3))
            list.add("pr-1", title: "A form", date: date(2))
            try site.write(list)
            try site.write(list)
            var later = try ExportList(folder)
            #expect(later.entries.map(\.name) == ["pr-2", "pr-1", "main"])
            later.add("main", title: "main", date: date(4))
            #expect(later.entries.map(\.name) == ["main", "pr-2", "pr-1"])
            #expect(later.entries[0].date == date(4))
        }
    }

    @Test func catalogsElsewhereAreListedAndSearched() throws {
        try withFolder { folder in
            let site = try TestSite().site
            var list = try ExportList(folder)
            list.add("main", title: "main", date: date(1))
            list.add("design", title: "Design", date: date(2), address: "https://design.example.com")
            list.add("bakery", title: "Bakery", date: date(3), address: "../bakery/site")
            try site.write(list)
            #expect(try ExportList(folder).entries == list.entries)
            let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
            for item in [
                "data-catalog=\"main/\"><a href=\"main/index.html\">",
                "data-catalog=\"https://design.example.com/\"><a href=\"https://design.example.com/\">",
                "data-catalog=\"../bakery/site/\"><a href=\"../bakery/site/index.html\">",
            ] { #expect(page.contains(item), "\(item)") }
            #expect(page.contains("aria-label=\"Search all catalogs\""))
            #expect(page.contains("new URL(\"index.json\", folder)"), "It loads no script.")
            #expect(try list.remove("design"))
        }
    }

    @Test func removingAnExportKeepsFilesOfOthers() throws {
        try withFolder { folder in
            let site = try TestSite().site
            var list = try ExportList(folder)
            list.add("pr-1", title: "A form", date: date(1))
            try site.write(list)
            let export = try ExportFolder(list.folder(of: "pr-1"))
            _ = try export.write(Data("page".utf8), to: "docs/a.html")
            _ = try export.finish(["docs/a.html"])
            let mine = list.folder(of: "pr-1").appending(path: "mine.txt")
            try Data("Mine".utf8).write(to: mine)
            #expect(try list.remove("pr-1"))
            #expect(try !list.remove("pr-1"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: list.folder(of: "pr-1").path) == ["mine.txt"])
        }
    }

    @Test func anExportWithoutANameIsRefused() throws {
        try withFolder { folder in
            let export = try ExportFolder(folder)
            _ = try export.write(Data("page".utf8), to: "index.html")
            _ = try export.finish(["index.html"])
            #expect(throws: ExportFailure.self) { try ExportList(folder) }
            #expect(!ExportList.exists(in: folder))
        }
    }

    @Test(arguments: ["pr-12", "1.2", "release_1", String(repeating: "a", count: 100)])
    func namesOfFolders(name: String) { #expect(ExportList.isNewName(name)) }

    @Test(arguments: ["", ".git", "..", "a/b", "ü", "index.html", "exports.json", String(repeating: "a", count: 101)])
    func otherTexts(name: String) { #expect(!ExportList.isName(name)) }

    @Test(arguments: [
        "CON", "con", "nul.txt", "Aux.tar.gz", "COM1", "lpt9.log", "release.", "Index.html", "EXPORTS.json",
    ])
    func namesThatSomeSystemsCannotHave(name: String) {
        #expect(!ExportList.isNewName(name))
        // Where there is such an export already, it can be removed.
        #expect(ExportList.isName(name))
    }

    @Test func exportsDifferInMoreThanTheCaseOfLetters() throws {
        try withFolder { folder in
            var list = try ExportList(folder)
            list.add("release", title: "Release", date: date(1))
            #expect(throws: ExportFailure.self) { try list.checkFolder(of: "Release") }
            try list.checkFolder(of: "release")
            try list.checkFolder(of: "release-2")
        }
    }
}
