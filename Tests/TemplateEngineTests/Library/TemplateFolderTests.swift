import Diagnostics
import Foundation
import Testing

@testable import TemplateEngine

@Suite struct TemplateFolderTests {
    /// Calls `body` with a new folder that contains `files` by relative path, and removes the folder.
    private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, data) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try body(folder)
    }

    @Test func namesAreRelativePathsWithoutExtension() throws {
        let files = [
            "Gallery/Tasks/CardView.mustache": "card", "page.mustache": "{{> CardView}}", "notes.txt": "{{#",
            ".hidden.mustache": "x",
            ".git/x.mustache": "x",
        ]
        try withFolder(files.mapValues { Data($0.utf8) }) { folder in
            let library = try TemplateLibrary(folders: [folder])
            #expect(library.names == ["Gallery/Tasks/CardView", "page"])
            #expect(library.render("page", [:]).text == "card")
        }
    }

    @Test func laterFolderWins() throws {
        try withFolder([
            "base/a.mustache": Data("base".utf8), "base/b.mustache": Data("{{> a}}".utf8),
            "own/a.mustache": Data("own".utf8),
        ]) { folder in
            let library = try TemplateLibrary(folders: [folder.appending(path: "base"), folder.appending(path: "own")])
            #expect(library.render("b", [:]).text == "own")
        }
    }

    @Test func foldersAndFilesMayHaveAnyName() throws {
        try withFolder(["My Views & Co/50% größer.mustache": Data("{{x}}".utf8)]) { folder in
            let library = try TemplateLibrary(folders: [folder.appending(path: "My Views & Co")])
            #expect(library.render("50% größer", ["x": 1]).text == "1")
            #expect(
                library.render("50% größer", [:]).diagnostics.first?.place?.file.hasSuffix(
                    "/My Views & Co/50% größer.mustache") == true)
        }
    }

    @Test func filesAndLinksAreTemplates() throws {
        try withFolder(["a.mustache/b.mustache": Data("b".utf8), "c.txt": Data("c".utf8)]) { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "c.mustache"), withDestinationURL: folder.appending(path: "c.txt"))
            let library = try TemplateLibrary(folders: [folder])
            #expect(library.errors.isEmpty)
            #expect(library.names == ["a.mustache/b", "c"])
        }
    }

    @Test func fileThatCannotBeReadIsTold() {
        let error = Diagnostic(.unreadable, "No permission.")
        let library = TemplateLibrary(sources: [
            TemplateSource(name: "a", file: "a.mustache", content: .unreadable(error)),
            TemplateSource(name: "b", file: "b.mustache", text: "b"),
        ])
        #expect(library.errors.map(\.subject) == ["a"])
        #expect(library.errors.first?.message == "No permission.")
        #expect(library.render("b", [:]).text == "b")
    }

    @Test func templatesOfATargetHaveTheNameOfItsFolder() throws {
        let files = [
            "Sources/Bakery/Orders/OrderView.mustache": Data("{{> Orders/Row}}".utf8),
            "Sources/Bakery/Orders/Row.mustache": Data("row".utf8),
            "Sources/Bakery/Panel.mustache": Data("panel".utf8),
            "Templates/Bakery/Panel.mustache": Data("own panel".utf8),
        ]
        try withFolder(files) { folder in
            let targets = ["Bakery", "Nowhere"].map { TargetFolder("Sources/\($0)", inPackage: folder) }
            let library = try TemplateLibrary(
                folders: [folder.appending(path: "Templates")], targets: targets, reserved: .none)
            #expect(library.names == ["Bakery/Orders/OrderView", "Bakery/Orders/Row", "Bakery/Panel"])
            #expect(library.render("OrderView", [:]).text == "row")
            #expect(library.render("Panel", [:]).text == "own panel")
            #expect(library.unreadableFolders == [])
        }
    }

    @Test func missingFolderSaysWhichAndWhatToDo() {
        let folder = URL(filePath: "/nowhere/Templates")
        #expect {
            _ = try TemplateLibrary(folders: [folder])
        } throws: { error in
            error.localizedDescription.contains("/nowhere/Templates")
                && error.localizedDescription.contains("Check that it exists")
        }
    }

    /// No path reaches what is in it, so that even one who may read everything cannot.
    @Test func aFolderBelowThatCannotBeReadHarmsNoOther() throws {
        try withFolder(["a.mustache": Data("{{> b}}".utf8), "Views/b.mustache": Data("b".utf8)]) { folder in
            let half = Array(repeating: String(repeating: "d", count: 250), count: 9).joined(separator: "/")
            let outer = folder.appending(path: "Outer/\(half)")
            let inner = folder.appending(path: "Inner")
            for folder in [outer, inner.appending(path: half)] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try FileManager.default.moveItem(at: inner, to: outer.appending(path: "Inner"))
            defer { try? FileManager.default.moveItem(at: outer.appending(path: "Inner"), to: inner) }
            let library = try TemplateLibrary(folders: [folder])
            #expect(library.render("a", [:]).text == "b")
            #expect(library.errors == [])
            let error = try #require(library.unreadableFolders.first)
            #expect(error.place?.file.contains("/Outer/d") == true)
            #expect(library.unreadableFolders.count == 1)
        }
    }

    @Test func invalidUTF8IsAParseErrorWithItsPlace() throws {
        let files = [
            "bad.mustache": Data("first\nsec\u{F6}".utf8) + Data([0xFF, 0x0A]), "good.mustache": Data("good".utf8),
        ]
        try withFolder(files) { folder in
            let library = try TemplateLibrary(folders: [folder])
            let error = try #require(library.errors.first)
            #expect(error.message == TemplateParseProblem.invalidUTF8(byteOffset: 11).message)
            #expect(error.place?.line == 2 && error.place?.column == 5)
            #expect(error.place?.file.hasSuffix("/bad.mustache") == true)
            #expect(library.errors.count == 1)
            #expect(library.render("good", [:]).text == "good")
        }
    }

    @Test func byteOrderMarkIsNoText() throws {
        try withFolder(["a.mustache": Data([0xEF, 0xBB, 0xBF]) + Data("{{#a}}\n{{b}}\n{{/a}}\n".utf8)]) { folder in
            let library = try TemplateLibrary(folders: [folder])
            let rendering = library.render("a", ["a": true])
            #expect(rendering.text == "\n")
            #expect(rendering.diagnostics.first?.place?.description.hasSuffix("a.mustache:2:1") == true)
        }
    }

    @Test func emptyFileRendersNothing() throws {
        try withFolder(["a.mustache": Data()]) { folder in
            let library = try TemplateLibrary(folders: [folder])
            #expect(library.errors.isEmpty)
            #expect(library.render("a", [:]).bytes.isEmpty)
        }
    }
}
