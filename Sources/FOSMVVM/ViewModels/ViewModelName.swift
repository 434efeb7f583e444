import Foundation

/// The names of ViewModels and their views in a program. If several of its modules have a ViewModel of one name, the module
/// precedes it, as in Swift (SE-0491): `Orders::CardViewModel`.
///
/// ViewModels of tests do not count, so that they change no name of the program.
package enum ViewModelName {
    private static let separator = "::"

    /// The ViewModels whose names several modules have.
    private static let shared = Dictionary(grouping: RecordSection.viewModels().filter(\.isInProgram)) {
        TypeName.of($0.type)
    }
    .values.filter { Set($0.map(\.module)).count > 1 }.flatMap(\.self)

    private static let names = Dictionary(shared.map { ($0.id, qualified(TypeName.of($0.type), in: $0.module)) }) { $1 }
    private static let qualifiedNames = Set(shared.map { TypeName.qualified($0.type) })

    /// Returns the name of a ViewModel.
    package static func of(_ type: Any.Type) -> String { names[ObjectIdentifier(type)] ?? TypeName.of(type) }

    /// Returns the name of a view, which has a module if its ViewModel has one.
    static func ofView<View: ViewModelView>(_ view: View.Type) -> String {
        let name = TypeName.of(view)
        guard names[ObjectIdentifier(View.VM.self)] != nil else { return name }
        return qualified(name, in: module(of: view))
    }

    /// Whether other modules have a ViewModel of this name, too.
    static func isShared(_ name: Substring, in module: Substring) -> Bool {
        !shared.isEmpty && qualifiedNames.contains("\(module).\(name)")
    }

    /// Returns a name after its module.
    static func qualified(_ name: String, in module: some StringProtocol) -> String { "\(module)\(separator)\(name)" }

    /// Returns the name after the module. Nil if there is no module before it.
    package static func unqualified(_ name: String) -> String? {
        guard !shared.isEmpty else { return nil }
        return name.firstRange(of: separator).map { String(name[$0.upperBound...]) }
    }

    /// Returns the names of the shared ViewModels of the module whose texts a folder contains, by their names in it.
    ///
    /// - Parameter module: The module. Nil for the one whose sources or bundle the folder is in.
    static func names(ofTextsIn folder: URL, module: String?) -> [String: String] {
        guard !shared.isEmpty else { return [:] }
        let package = SourcePackage(containing: folder)
        let module = module ?? package?.target(of: folder.appending(path: "file").path)?.moduleName
        let own = shared.filter { String($0.module) == module || $0.hasTexts(in: folder) }
        return Dictionary(grouping: own) { TypeName.of($0.type) }.compactMapValues { records in
            records.count == 1 ? names[records[0].id] : nil
        }
    }

    fileprivate static func module(of type: Any.Type) -> Substring { TypeName.qualified(type).prefix { $0 != "." } }
}

extension ViewModelRecord {
    fileprivate var id: ObjectIdentifier { ObjectIdentifier(type) }

    fileprivate var module: Substring { ViewModelName.module(of: type) }

    /// Whether the source file is not that of a test.
    fileprivate var isInProgram: Bool {
        let folders = SourcePackage.programFolders + ["Tests"]
        return file.split(separator: "/").last { folders.contains(String($0)) } != "Tests"
    }

    /// Whether a folder is in the bundle of the ViewModel's module.
    fileprivate func hasTexts(in folder: URL) -> Bool {
        guard let bundle, bundle.hasResources else { return false }
        let parts = bundle.bundleURL.standardizedFileURL.pathComponents
        return folder.standardizedFileURL.pathComponents.starts(with: parts)
    }
}
