package import FOSMVVM
package import Foundation

/// The types of views, found by name. No record lists a view, so one without a preview is only known by the name that
/// follows from its ViewModel.
package struct ViewTypes: Sendable {
    private let modules: [String]

    /// - Parameter package: The folder of a package. Its targets can have views, but no ViewModels.
    package init(of catalog: PreviewCatalog, package: URL) {
        modules = catalog.modules.union(Self.targets(of: package)).sorted()
    }

    /// Returns the type of a view. Nil if it is in none of the modules.
    package func view(named name: String) -> (any ViewModelView.Type)? {
        // The runtime has no other API that finds a type by its name. It returns nil for a name that no type has.
        modules.lazy.compactMap { _typeByName(Self.mangled(name, module: $0)) as? any ViewModelView.Type }.first
    }

    /// Returns the names of the folders with sources, which are those of their targets unless a manifest says otherwise.
    private static func targets(of package: URL) -> [String] {
        SourcePackage.programFolders.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)) ?? []
        }
    }

    /// Returns the name of a struct at the top level of a module, as the runtime knows it.
    private static func mangled(_ name: String, module: String) -> String {
        "\(module.utf8.count)\(module)\(name.utf8.count)\(name)V"
    }
}

extension PreviewCatalog {
    /// Whether a ViewModel is declared in no other type.
    package func isTopLevel(_ viewModelName: String) -> Bool {
        entry(named: viewModelName).map { TypeName.qualified($0.viewModelType).count { $0 == "." } == 1 } ?? false
    }

    /// Returns the names of the ViewModels that are parts of others, as properties or in lists and enums.
    package func partsOfOthers() -> Set<String> {
        Set(
            viewModelTypes.flatMap { outer in
                HeldTypes(of: outer).all.filter { $0 is any ViewModel.Type && $0 != outer }.map(TypeName.of)
            })
    }
}
