import Foundation
import PackagePlugin

/// The command `swift package preview`. Runs the package's own program of previews, or else one that it writes and builds
/// in its work folder. SwiftPM locks the build folder of the package meanwhile, so the program has a build folder of its own.
@main
struct PreviewPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let work = context.pluginWorkDirectoryURL
        let program = try program(for: arguments, context)
        if let package = program.written { try package.write() }
        // The folder can be a link to one that is shared.
        let build = work.appending(path: program.build, directoryHint: .isDirectory).resolvingSymlinksInPath()
        try run(
            [
                "swift", "build", "--package-path", program.package.path(percentEncoded: false), "--scratch-path",
                build.path(percentEncoded: false), "--product", program.name,
            ], in: context.package.directoryURL, output: .standardError)
        let executable = build.appending(path: "debug/\(program.name)").path(percentEncoded: false)
        let variables = [
            "PREVIEW_HOST_COMMAND": "swift package preview",
            "PREVIEW_HOST_BUILD_PACKAGE": program.package.path(percentEncoded: false),
        ]
        try run([executable] + program.arguments, in: context.package.directoryURL, variables: variables)
    }

    /// Returns the program that runs a command: that of the package, or one that has to be written.
    private func program(for arguments: [String], _ context: PluginContext) throws -> Program {
        let folder = context.package.directoryURL
        if arguments.first == "init" {
            let host = try HostReference(in: context.package)
            let isElsewhere = arguments.contains { $0 == "--url" || $0.hasPrefix("--url=") }
            let options = isElsewhere ? [] : ["--preview-host", host.folder.path(percentEncoded: false)]
            return Program(
                name: "preview-host-init", package: host.folder.appending(path: "Tools"), written: nil, build: "tools",
                arguments: options + arguments.dropFirst())
        }
        if let own = context.package.host {
            return Program(name: own, package: folder, written: nil, arguments: arguments)
        }
        let written = WrittenPackage(
            folder: context.pluginWorkDirectoryURL.appending(path: "host"),
            host: try HostReference(in: context.package),
            viewed: try ViewedPackage(context.package))
        return Program(
            name: WrittenPackage.programName, package: written.folder, written: written, arguments: arguments)
    }

    /// Runs a process to its end, and ends the plugin with its status if that is not 0.
    ///
    /// - Parameters:
    ///   - output: Where its output goes.
    ///   - variables: Variables of its environment, besides those of the plugin.
    private func run(
        _ arguments: [String], in folder: URL, output: FileHandle = .standardOutput, variables: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}

/// A program to build and run.
private struct Program {
    /// The name of its product.
    let name: String
    /// The folder of the package that it is built in.
    let package: URL
    /// The package to write first. Nil if it is that of the user.
    let written: WrittenPackage?
    /// The folder that it is built to, in the work folder of the plugin.
    var build = "build"
    let arguments: [String]
}

extension Package {
    /// The name of the program with the previews. Nil if the package has none.
    fileprivate var host: String? {
        let programs = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .executable }
        return programs.first { $0.dependsOnProduct("PreviewCommands") }?.name
    }
}

extension Target {
    fileprivate func dependsOnProduct(_ name: String) -> Bool {
        dependencies.contains { dependency in
            if case .product(let product) = dependency { product.name == name } else { false }
        }
    }
}

/// The package with this plugin, as the user's package depends on it.
private struct HostReference {
    let folder: URL
    /// The name of the package in a manifest. SwiftPM names one in a repository like the repository.
    let name: String
    /// The dependency as code of a manifest.
    let code: String

    init(in package: Package) throws {
        guard
            let host = package.dependencies.map(\.package).first(where: {
                $0.products.contains { $0.name == "PreviewCommands" }
            })
        else { throw PluginFailure("The package does not depend on preview-host.") }
        folder = host.directoryURL
        if case .repository(let url, _, let revision) = host.origin {
            name = host.id
            code = ".package(url: \"\(url)\", revision: \"\(revision)\")"
        } else {
            name = "preview-host"
            code = ".package(name: \"\(name)\", path: \"\(folder.path(percentEncoded: false))\")"
        }
    }
}

/// The libraries with views of the user's package.
private struct ViewedPackage {
    let folder: URL
    let products: [String]
    let modules: [String]

    /// - Throws: ``PluginFailure`` if no library product has views.
    init(_ package: Package) throws {
        let libraries = package.products.filter { product in
            product is LibraryProduct && product.targets.contains { $0.dependsOnProduct("FOSMVVM") }
        }
        guard !libraries.isEmpty else {
            throw PluginFailure(
                """
                The package has neither a program that shows previews nor a library product that depends on FOSMVVM. \
                Run 'swift package preview init', or add '.library(name:targets:)' to the products in Package.swift.
                """)
        }
        folder = package.directoryURL
        products = libraries.map(\.name)
        modules = libraries.flatMap(\.targets).compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
    }
}

/// A package in the work folder of the plugin, with a program that shows the previews of the user's libraries.
private struct WrittenPackage {
    static let programName = "previews"

    let folder: URL
    let host: HostReference
    let viewed: ViewedPackage

    func write() throws {
        try write(manifest, to: "Package.swift")
        let imports = (viewed.modules + ["PreviewCommands"]).sorted().map { "import \($0)\n" }.joined()
        try write(
            imports + "\n@main\nenum Previews {\n    static func main() {\n        PreviewHost.main()\n    }\n}\n",
            to: "Sources/\(Self.programName)/Previews.swift")
    }

    private var manifest: String {
        let products = viewed.products.map { ".product(name: \"\($0)\", package: \"viewed\"), " }.joined()
        return """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "preview", platforms: [.macOS(.v26)],
                dependencies: [
                    \(host.code), .package(name: "viewed", path: "\(viewed.folder.path(percentEncoded: false))"),
                ],
                targets: [
                    .executableTarget(
                        name: "\(Self.programName)",
                        dependencies: [\(products).product(name: "PreviewCommands", package: "\(host.name)")])
                ])

            """
    }

    /// Writes a file, unless it is the same already, so that nothing is built again.
    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

/// The reason why nothing can be shown.
private struct PluginFailure: LocalizedError, CustomStringConvertible {
    let errorDescription: String?
    var description: String { errorDescription ?? "" }

    init(_ message: String) { errorDescription = message }
}
