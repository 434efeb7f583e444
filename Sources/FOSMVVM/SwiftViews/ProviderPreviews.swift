#if SwiftViews && os(Linux)
    import Foundation
    package import SwiftUI

    /// The previews of types that conform to `PreviewProvider`.
    ///
    /// The program knows their types, and so the number of previews and their views. Their files and names are only in
    /// the source, which is searched in the folder of the module. Without it, the previews are numbered.
    package enum ProviderPreviews {
        /// Returns previews and those of types, without running any of them.
        ///
        /// - Parameter others: The program's previews with a ViewModel. Packages are searched around their files, too.
        static func adding(_ types: [Any.Type], to views: [ViewPreview], and others: [PreviewRecord]) -> [ViewPreview] {
            let types = types.compactMap { $0 as? any PreviewProvider.Type }
            guard !types.isEmpty else { return views }
            let folders = packages(around: others.map(\.file) + views.map(\.file))
            let modules = Dictionary(grouping: types) { TypeName.module(of: $0) }
            return views
                + modules.flatMap { module, types in
                    let sources = ProviderSources(ofModule: module, inPackages: folders)
                    let bundle = Bundle.resources(ofModule: module)
                    return types.flatMap { previews(of: $0, in: sources, bundle) }
                }
        }

        /// Returns the folders of the packages with files and with the program, or with the working folder for a program
        /// elsewhere, as after `swift build --scratch-path`.
        static func packages(
            around files: [String], program: URL? = SourcePackage.ofProgram?.folder,
            workingFolder: URL = .currentDirectory()
        ) -> Set<URL> {
            let files = Dictionary(files.map { (URL(filePath: $0).deletingLastPathComponent(), $0) }) { $1 }.values
            let main = program ?? SourcePackage(containing: workingFolder)?.folder
            return Set(files.compactMap { SourcePackage(around: $0)?.folder } + [main].compactMap(\.self))
        }

        /// Returns the previews of a type.
        package static func previews(
            of type: any PreviewProvider.Type, in sources: ProviderSources, _ bundle: Bundle?
        ) -> [ViewPreview] {
            let name = TypeName.of(type)
            let source = sources.source(of: name)
            let shown = type.shown
            return shown.indices.map { index in
                ViewPreview(
                    name: source?.names(of: shown.count)?[index] ?? (shown.count > 1 ? "Preview \(index + 1)" : nil),
                    file: source?.file ?? "\(TypeName.module(of: type))/\(name)", line: source?.line ?? 1,
                    bundle: bundle, viewName: shown[index].viewName,
                    module: shown[index].module ?? TypeName.module(of: type),
                    content: shown[index].content)
            }
        }
    }

    extension TypeName {
        /// Returns the module that declares a type.
        fileprivate static func module(of type: Any.Type) -> String { String(qualified(type).prefix { $0 != "." }) }
    }

    extension Bundle {
        /// Returns the bundle that SwiftPM makes for the resources of a module, next to the program.
        fileprivate static func resources(ofModule module: String) -> Bundle? {
            let folder = main.bundleURL
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.first { $0.hasSuffix("_\(module).resources") }
                .flatMap { Bundle(url: folder.appending(path: $0)) }
        }
    }
#endif
