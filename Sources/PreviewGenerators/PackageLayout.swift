/// Where the files of a package are: the folders of its targets, and the names with which they are imported.
package struct PackageLayout: Sendable {
    /// A target with its folder.
    package struct Target: Hashable, Sendable {
        package let name: String
        /// The path of its folder in the package.
        package let path: String

        package init(name: String, path: String) {
            self.name = name
            self.path = path
        }

        /// The name of its module, in which other characters than letters and digits are underscores.
        var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

        /// Whether its folder has its name, by which previews are found.
        var hasUsualPath: Bool { ["Sources/\(name)", "Examples/\(name)"].contains(path) }
    }

    /// The name of the package, as that of a type.
    package var packageName = "App"
    package var viewModels: Target
    package var views: Target
    /// The target of the server. Nil if the package has none.
    package var server: Target?
    /// The path of the folder with YAML files.
    package var resources: String
    /// The path of the target with UI tests.
    package var uiTests = "Tests/UITests"
    /// Whether a target with UI tests exists.
    package var hasUITests = true
    /// The path of the folder with templates.
    package var templates = "Templates"
    /// The tags of the locales with texts. The default locale comes first.
    package var locales = ["en"]

    /// Whether there is a class `AppState`, which containers find in their environment.
    package var hasAppState = false

    package init(viewModels: Target, views: Target? = nil, server: Target? = nil, resources: String? = nil) {
        self.viewModels = viewModels
        self.views = views ?? viewModels
        self.server = server
        self.resources = resources ?? "\(viewModels.path)/Localizations"
    }

    /// The target of UI tests to add to the manifest. Nil if there is one.
    package var missingUITests: String? {
        guard !hasUITests else { return nil }
        let modules = [viewModels.name] + (views.name == viewModels.name ? [] : [views.name])
        let names = modules.map { "\"\($0)\", " }.joined()
        return """
            Add the target of the UI tests to Package.swift:
            .testTarget(
                name: "UITests",
                dependencies: [\(names).product(name: "FOSTestingUI", package: "preview-host")]
            ),
            """
    }

    /// Returns the path of a file in a folder, in the subfolder of its feature if it has one.
    package func path(_ folder: String, feature: String?, _ file: String) -> String {
        [folder, feature, file].compactMap(\.self).joined(separator: "/")
    }
}
