import Foundation

/// Checks the types of Swift code against the modules of this build.
struct SeedCompiler {
    /// The Swift mode: 5 or 6.
    let languageMode: String
    /// Whether `DEBUG` is defined.
    let isDebug: Bool
    private let folder: URL

    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    /// The folder of the build's products, which contains the program of this test.
    private static let products = Bundle.main.bundleURL

    init(languageMode: String, isDebug: Bool, in folder: URL) {
        self.languageMode = languageMode
        self.isDebug = isDebug
        self.folder = folder
    }

    /// Compiles the stand-ins for the module of an app. Returns the errors.
    func makeStandIns() async throws -> String {
        let source = Self.package.appending(path: "Tests/SeedTests/StandIns/StandIns.swift")
        return try await run(
            ["-emit-module", "-module-name", "StandIns", "-emit-module-path", "StandIns.swiftmodule", source.path])
    }

    /// Checks the types of files that belong together. Returns the errors.
    func check(_ blocks: [SeedBlock]) async throws -> String {
        let files = try blocks.map { block in
            let file = folder.appending(path: block.place.replacing(/\W/, with: "-") + ".swift")
            try Data(block.code.utf8).write(to: file)
            return file.path
        }
        return try await run(["-typecheck", "-module-name", "Seeds", "-I", "."] + files)
    }

    /// Runs the compiler. Other tests go on while it runs.
    private func run(_ arguments: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            try ["swiftc", "-swift-version", languageMode, "-parse-as-library"] + (isDebug ? ["-D", "DEBUG"] : [])
            + searchPaths() + arguments
        process.currentDirectoryURL = folder
        let log = folder.appending(path: "errors.txt")
        try Data().write(to: log)
        process.standardError = try FileHandle(forWritingTo: log)
        process.standardOutput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return process.terminationStatus == 0 ? "" : try String(contentsOf: log, encoding: .utf8)
    }

    /// The arguments by which the modules, the C modules that they import, and the macros are found.
    private func searchPaths() throws -> [String] {
        let (products, package) = (Self.products.path, Self.package.path)
        let targets = try FileManager.default.contentsOfDirectory(atPath: "\(package)/Sources").sorted()
        let maps =
            (targets.map { "\(package)/Sources/\($0)/module.modulemap" }
            + ["CPreviewRecords", "COpenCombineHelpers"].map { "\(products)/\($0).build/module.modulemap" })
            .filter(FileManager.default.fileExists)
        return [
            "-I", "\(products)/Modules", "-I", "\(package)/Sources/CPreviewRecords/include",
            "-load-plugin-executable", "\(products)/FOSMacros-tool#FOSMacros",
        ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
}
