import Foundation
import Testing

@testable import PreviewCommands

/// Builds with the compiler, by the commands that the package manager would have written.
@Suite struct QuickBuildTests {
    @Test(arguments: [
        ("\"body\"", "\"edited\""),
        ("\"body\"", "String([\"edited\"].description.count)"),
        ("{ 1 }", "{\n        2\n    }"),
    ])
    func anEditInAFunctionIsBuilt(text: String, edited: String) throws {
        let program = try BuiltProgram()
        let before = try program.output()
        try program.edit(text, edited)
        #expect(program.build(["A.swift"]))
        #expect(try program.output() != before)
    }

    @Test(arguments: [
        ("= \"argument\"", "= \"edited\""),
        ("var value = 1", "var value = 2"),
        ("var value = 1", "var value = 1\n    var other = 2"),
        (
            "struct First { let one = \"a\" }\nstruct Second { let two = 2 }",
            "struct First { let two = 2 }\nstruct Second { let one = \"a\" }"
        ),
        ("import Foundation", "import Dispatch\nimport Foundation"),
        ("\"body\"", "missing"),
    ])
    func anEditThatOtherFilesMayDependOnIsNot(text: String, edited: String) throws {
        let program = try BuiltProgram()
        let before = try program.output()
        try program.edit(text, edited)
        #expect(!program.build(["A.swift"]))
        #expect(try program.output() == before)
        #expect(try program.newFiles().isEmpty)
    }

    @Test func aFileThatIsNotInTheProgramIsNotBuilt() throws {
        let program = try BuiltProgram()
        #expect(!program.build(["C.swift"]))
        #expect(!program.build(["A.swift", "Package.swift"]))
    }

    @Test func anEditOfAFileToWhichALinkLeadsIsOneEdit() throws {
        let program = try BuiltProgram()
        try FileManager.default.createSymbolicLink(
            at: program.folder.appending(path: "Sources/Linked.swift"),
            withDestinationURL: program.folder.appending(path: "Sources/A.swift"))
        let watch = SourceWatch(package: program.folder)
        try program.edit("\"body\"", "\"edited\"")
        #expect(watch.waitForChange().paths.map { URL(filePath: $0).lastPathComponent } == ["A.swift"])
        #expect(program.build(["A.swift"]))
    }

    @Test func onlyEditsOfFilesThatWereThereAreBuilt() throws {
        let program = try BuiltProgram()
        let watch = SourceWatch(package: program.folder)
        try program.edit("\"body\"", "\"edited\"")
        let edit = watch.waitForChange()
        #expect(edit.paths.map { URL(filePath: $0).lastPathComponent } == ["A.swift"])
        #expect(edit.areOnlyEdits(sinceBuildOf: program.executable))
        #expect(!edit.areOnlyEdits(sinceBuildOf: program.folder.appending(path: "none")))
        try program.write("let more = 1\n", to: "C.swift")
        #expect(!watch.waitForChange().areOnlyEdits(sinceBuildOf: program.executable))
        // Now another file is newer than the program.
        try program.edit("\"edited\"", "\"edited again\"")
        #expect(!watch.waitForChange().areOnlyEdits(sinceBuildOf: program.executable))
    }
}

/// A program of two files that was built, and goes away with this value.
private final class BuiltProgram {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "quick build-\(UUID().uuidString)")
    private let compiler: String

    private static let sources = [
        "A.swift": """
        import Foundation

        struct A {
            var value = 1
            func text(_ argument: String = "argument") -> String { "body" + argument + "\\(value)" }
            var number: Int { 1 }
        }
        struct First { let one = "a" }
        struct Second { let two = 2 }

        """,
        "B.swift": """
        @main struct Program {
            static func main() { print(A().text(), A().number) }
        }

        """,
    ]

    init() throws {
        let paths = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let compilers = paths.map { "\($0)/swiftc" }
        compiler = try #require(compilers.first(where: FileManager.default.isExecutableFile))
        for (name, text) in Self.sources { try write(text, to: name) }
        let objects = Self.sources.keys.sorted().map {
            ($0, ["object": path("\($0).o"), "swift-dependencies": path("\($0)deps")])
        }
        let map = Dictionary(
            uniqueKeysWithValues: objects.map { (source($0.0), $0.1) } + [("", ["swift-dependencies": path("M.deps")])])
        try JSONEncoder().encode(map).write(to: folder.appending(path: "map.json"))
        for arguments in [module, link] { _ = try Self.run(arguments) }
        try Data(manifest().utf8).write(to: folder.appending(path: "debug.yaml"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var executable: URL { folder.appending(path: "program") }
    private var sources: [String] { Self.sources.keys.sorted().map(source) }

    private var module: [String] {
        [
            compiler, "-module-name", "M", "-parse-as-library", "-incremental", "-enable-batch-mode", "-j2",
            "-emit-module",
            "-emit-module-path", path("M.swiftmodule"), "-output-file-map", path("map.json"), "-c",
        ] + sources
    }

    private var link: [String] {
        [compiler, "-emit-executable", "-o", path("program")] + Self.sources.keys.sorted().map { path("\($0).o") }
    }

    private func manifest() throws -> String {
        func list(_ strings: [String]) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return String(decoding: try encoder.encode(strings), as: UTF8.self)
        }
        let objects = Self.sources.keys.sorted().map { path("\($0).o") }
        return """
            commands:
              "C.M.module":
                tool: shell
                inputs: \(try list(sources))
                outputs: \(try list(objects))
                description: "Compiling Swift Module 'M' (2 sources)"
                args: \(try list(module))

              "C.program.exe":
                tool: shell
                inputs: \(try list(objects))
                outputs: \(try list([path("program")]))
                description: "Linking program"
                args: \(try list(link))

            """
    }

    func build(_ names: Set<String>) -> Bool {
        QuickBuild(program: executable, commands: folder.appending(path: "debug.yaml"), folder: folder)
            .run(Set(names.map(source))) { _ in }
    }

    func edit(_ text: String, _ edited: String) throws {
        let source = try String(contentsOfFile: source("A.swift"), encoding: .utf8)
        #expect(source.contains(text))
        try write(source.replacing(text, with: edited), to: "A.swift")
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: source(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func output() throws -> String { try Self.run([path("program")]) }

    func newFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".new") }
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }
    private func source(_ name: String) -> String { path("Sources/\(name)") }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text
    }
}
