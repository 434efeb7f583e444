import ArgumentParser
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewGenerators
import TemplateEngine

/// The command `preview-host generate`.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes the files of a new ViewModel, view, form or UI test.",
        discussion: """
            Writes Swift, YAML and template files into the package, with the names and the folders of FOSMVVM. Never \
            overwrites a file.

              \(RootCommand.programName) generate viewmodel TaskList --properties "title:text, count:int"
              \(RootCommand.programName) generate view TaskList
            """,
        subcommands: [
            GenerateViewModelCommand.self, GenerateFieldsCommand.self, GenerateViewCommand.self,
            GeneratePreviewsCommand.self, GenerateUITestsCommand.self,
        ])
}

/// The options of all generators: where the files are written.
struct GeneratorOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the files in their targets, such as Tasks.", valueName: "folder"))
    var feature: String?

    @Option(
        help: ArgumentHelp(
            "The target of ViewModels. Default: the only target that imports FOSMVVM.", valueName: "target"))
    var viewmodelsTarget: String?

    @Option(help: ArgumentHelp("The target of views. Default: that of ViewModels.", valueName: "target"))
    var viewsTarget: String?

    @Option(
        help: ArgumentHelp(
            "The folder of YAML files in the package. Default: Localizations in the target of ViewModels.",
            valueName: "folder"))
    var resources: String?

    @Option(
        help: ArgumentHelp(
            "The target of the server. Default: the only program that is no host of previews.", valueName: "target"))
    var serverTarget: String?

    @Flag(help: "Print the files instead of writing them.")
    var dryRun = false

    @OptionGroup var package: PackageOption

    func validate() throws {
        if let problem = feature.flatMap(Self.problem) { throw ValidationError(problem) }
    }

    /// Returns what is wrong with the name of a feature. Nil if nothing is.
    static func problem(withFeature feature: String) -> String? {
        guard !feature.isEmpty, feature.wholeMatch(of: /[A-Za-z0-9_\-]+(\/[A-Za-z0-9_\-]+)*/) == nil else { return nil }
        return "'\(feature)' is not the name of a folder. Use letters and digits, as in Tasks."
    }

    /// Returns the folders of the package.
    ///
    /// - Parameter view: The path of the source of a view that exists, whose target is that of views.
    /// - Throws: `UsageError` for a target that is not there, or if several are possible. `UnreadableManifest`.
    func layout(forViewAt view: String? = nil) throws -> PackageLayout {
        try package.expectPackage()
        let manifest = try DumpedPackage(package: package.folder)
        let existing = view.flatMap { path in manifest.targets.map(\.located).first { path.hasPrefix("\($0.path)/") } }
        var layout = try generating {
            let viewModels = try manifest.viewModels(named: viewmodelsTarget)
            let texts = manifest.textsFolder(of: viewModels.name, in: package.folder).map { "\(viewModels.path)/\($0)" }
            return PackageLayout(
                viewModels: viewModels, views: try viewsTarget.map { try manifest.target(named: $0) } ?? existing,
                server: try manifest.server(named: serverTarget), resources: resources ?? texts)
        }
        layout.packageName = manifest.typeName
        if let tests = manifest.uiTests { layout.uiTests = tests.path }
        layout.hasUITests = manifest.hasUITests
        layout.locales = try package.locales(in: layout.resources)
        layout.hasAppState = package.hasAppState(in: [layout.viewModels, layout.views])
        return layout
    }

    /// Writes files into the package, or prints them, and says what happened to each.
    ///
    /// - Returns: What happened to the files. Empty if they are printed.
    @discardableResult
    func write(_ files: [GeneratedFile]) throws -> [GeneratedFileOutcome] {
        let format = PackageFormat(package: package.folder)
        let files = files.map { format?.formatted($0) ?? $0 }
        guard !dryRun else {
            for file in files {
                StandardOutput.print("\(file.path):")
                StandardOutput.printData(file.text)
            }
            return []
        }
        return try files.map { file in
            let outcome = try file.write(in: package.folder)
            let note = outcome == .kept ? " (it has other text already)" : ""
            StandardOutput.print("\(outcome.rawValue) \(file.path)\(note)")
            return outcome
        }
    }
}

/// Runs a body whose errors about names and properties are wrong arguments.
///
/// - Throws: `UsageError` for a `GeneratorError`, or any other error of the body.
func generating<Value>(_ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as GeneratorError {
        throw UsageError(error.localizedDescription)
    }
}

extension PackageOption {
    /// Returns the tags of the locales with texts in a folder of the package. The default locale comes first.
    ///
    /// - Throws: `PackageSettingsError` for a default locale that is not one.
    func locales(in resources: String) throws -> [String] {
        let settings = PackageSettings(package: folder)
        let texts = folder.appending(path: resources, directoryHint: .isDirectory)
        let store = TextStore(
            folders: texts.isFolder ? [texts] : [], defaultLocale: try settings.defaultLocale)
        let others = store.locales.filter { $0 != store.defaultLocale }
        return ([store.defaultLocale] + others).map(\.tag)
    }

    /// Whether a class `AppState` is declared in the sources of targets.
    func hasAppState(in targets: [PackageLayout.Target]) -> Bool {
        targets.contains { target in
            let folder = folder.appending(path: target.path, directoryHint: .isDirectory)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", let source = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                if source.contains(/\bclass AppState\b/) { return true }
            }
            return false
        }
    }
}
