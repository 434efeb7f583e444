import FOSFoundation
import Foundation

/// Checks the types of Swift code against the modules of this build.
struct UserCodeCompiler {
    /// The Swift mode: 5 or 6.
    let languageMode: String
    /// Whether `DEBUG` is defined.
    let isDebug: Bool
    private let folder: URL

    /// More compilers at a time are not faster, and take the time of other tests.
    private static let running = AsyncSemaphore(maxConcurrentTasks: ProcessInfo.processInfo.activeProcessorCount)
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    /// The folder of the build's products, which contains the program of this test.
    private static let products = Bundle.main.bundleURL

    /// Creates a compiler that writes modules to a folder, in which later modules find them.
    init(languageMode: String, isDebug: Bool, in folder: URL) {
        self.languageMode = languageMode
        self.isDebug = isDebug
        self.folder = folder
    }

    /// Compiles the Swift files of a folder of these tests to a module. Returns the errors.
    func makeModule(_ name: String, from path: String) async throws -> String {
        let module = ["-emit-module", "-module-name", name, "-emit-module-path", "\(name).swiftmodule"]
        return try await run(module + Self.files(in: path))
    }

    /// Checks the types of the Swift files of a folder of these tests. Returns the errors.
    func check(_ path: String, as module: String) async throws -> String {
        try await run(["-typecheck", "-module-name", module] + Self.files(in: path))
    }

    /// Checks the types of sources that belong together, by the names of their files. Returns the errors.
    func check(_ sources: [String: String], as module: String) async throws -> String {
        let files = try sources.sorted { $0.key < $1.key }.map { name, code in
            let file = folder.appending(path: "\(name).swift")
            try Data(code.utf8).write(to: file)
            return file.path
        }
        return try await run(["-typecheck", "-module-name", module] + files)
    }

    /// Returns the paths of the Swift files in a folder of these tests.
    static func files(in path: String) throws -> [String] {
        let folder = package.appending(path: "Tests/UserCodeTests/\(path)").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
            .map { "\(folder)/\($0)" }
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
        try await Self.running.wait()
        defer { Task { await Self.running.signal() } }
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
            "-I", ".", "-I", "\(products)/Modules", "-I", "\(package)/Sources/CPreviewRecords/include",
            "-load-plugin-executable", "\(products)/FOSMacros-tool#FOSMacros",
        ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
}
