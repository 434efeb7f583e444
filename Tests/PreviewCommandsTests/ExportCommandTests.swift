import Foundation
import Testing

@testable import PreviewCommands

@Suite struct ExportCommandTests {
    private static let package = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews")

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// Previews that cannot be shown do not keep the others from being exported. Each process has another order of
    /// dictionaries and sets.
    @Test func twoExportsOfWhatCanBeShownAreEqual() async throws {
        try await withFolder { folder in
            var files: [[String: Data]] = []
            for number in 1...2 {
                let output = folder.appending(path: "\(number)")
                let export = try await export(to: output)
                #expect(export.exitCode == 1)
                #expect(export.output.contains(/^\d+ files \(\d+\.\d MB\): \d+ written, 0 removed \(\d+\.\d s\)\n$/))
                #expect(export.errors.contains("The preview 'throwing' of ScaleViewModel threw an error"))
                #expect(!export.errors.contains("█"))
                files.append(try contents(of: output))
            }
            #expect(files[0].count > 50)
            #expect(files[0]["index.html"] != nil)
            #expect(files[0]["render/ScaleViewModel/crashing.html"] != nil)
            #expect(Set(files[0].keys) == Set(files[1].keys))
            let different = files[0].filter { files[1][$0.key] != $0.value }
            #expect(different.keys.sorted() == [])
        }
    }

    private func export(to folder: URL) async throws -> HostProcess {
        try await HostProcess.run(
            ["export", "--output", folder.path, "--preview-timeout", "10"], in: Self.package,
            program: HostProcess.executable("broken-previews"))
    }

    /// Returns the contents of the files below a folder, by their paths.
    private func contents(of folder: URL) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.reduce(into: [:]) { files, path in
            let file = folder.appending(path: path)
            let values = try file.resourceValues(forKeys: [.isRegularFileKey])
            if values.isRegularFile == true { files[path] = try Data(contentsOf: file) }
        }
    }

    @Test func aFolderOfSomethingElseIsRefused() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "mine.txt")
            try Data("Mine".utf8).write(to: file)
            let export = try await HostProcess.run(["export", "--output", folder.path])
            #expect(export.exitCode == 1)
            #expect(export.errors.contains("contains files that are not from an export. Choose an empty folder"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mine.txt"])
        }
    }

    @Test func catalogsElsewhereAreListed() async throws {
        try await withFolder { folder in
            let list = folder.appending(path: "all/site")
            let export = folder.appending(path: "bakery site")
            try FileManager.default.createDirectory(at: export, withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: export.appending(path: "index.json"))
            for (name, link) in [("design", "https://design.example.com"), ("bakery", export.path)] {
                let run = try await HostProcess.run(["export", "--output", list.path, "--name", name, "--link", link])
                #expect(run.exitCode == 0, "\(run.errors)")
            }
            let page = try String(contentsOf: list.appending(path: "index.html"), encoding: .utf8)
            #expect(page.contains("<a href=\"https://design.example.com/\">"))
            #expect(page.contains("<a href=\"../../bakery%20site/index.html\">"))
            let files = try FileManager.default.contentsOfDirectory(atPath: list.path)
            #expect(Set(files) == [".preview-host-export", "exports.json", "index.html"], "Nothing is exported.")
        }
    }

    @Test func exportsWithNamesAreListed() async throws {
        try await withFolder { folder in
            let program = HostProcess.executable("broken-previews")
            let run = { (arguments: [String]) in
                try await HostProcess.run(
                    ["export", "--output", folder.path, "--locale", "en", "--preview-timeout", "10"] + arguments,
                    in: Self.package, program: program)
            }
            #expect(try await run(["--name", "main"]).exitCode == 1)
            #expect(try await run(["--name", "pr-12", "--title", "Add a <form>"]).exitCode == 1)
            let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
            #expect(page.contains("<a href=\"pr-12/index.html\"><bdi>Add a &lt;form&gt;</bdi></a>"))
            #expect(page.contains("<a href=\"main/index.html\"><bdi>main</bdi></a>"))
            #expect(FileManager.default.fileExists(atPath: folder.path + "/pr-12/index.html"))

            #expect(
                try await run([]).errors.contains("contains exports with names. Use --name, or choose another folder."))
            let twin = try await run(["--name", "PR-12"])
            #expect(twin.exitCode == 1)
            #expect(twin.errors.contains("The folders 'PR-12' and 'pr-12' are the same on many systems."))
            let removal = try await run(["--remove", "pr-12", "--remove", "pr-1"])
            #expect(removal.exitCode == 0)
            #expect(removal.errors.contains("There is no export with the name 'pr-1'."))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == [".preview-host-export", "exports.json", "index.html", "main"])
        }
    }

    @Test(arguments: [
        ["--name", "../x"], ["--remove", ".git"], ["--name", "index.html"], ["--name", "nul.txt"], ["--title", "Main"],
    ])
    func aWrongNameIsRefused(arguments: [String]) async throws {
        let export = try await HostProcess.run(["export", "--output", "site"] + arguments)
        #expect(export.exitCode == 2)
        #expect(export.errors.contains("as in pr-12, and no") || export.errors.contains("such as --name pr-12."))
    }
}
