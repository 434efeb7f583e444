public import Foundation

extension Bundle {
    /// The store of the YAML files in the bundle.
    ///
    /// - Parameter resourceDirectoryName: The folder within the bundle; the whole bundle when empty.
    public func yamlLocalization(resourceDirectoryName: String = "") -> LocalizationStore {
        [self].yamlLocalization(resourceDirectoryName: resourceDirectoryName)
    }

    /// The folder of this name within the bundle, the bundle's own when empty.
    func folder(named name: String) -> URL {
        let folder = resourceURL ?? bundleURL
        return name.isEmpty ? folder : folder.appending(path: name, directoryHint: .isDirectory)
    }
}

extension Collection where Element == Bundle {
    /// The store of the YAML files in all the bundles.
    ///
    /// - Parameter resourceDirectoryName: The folder within each bundle; the whole bundle when empty.
    public func yamlLocalization(resourceDirectoryName: String = "") -> LocalizationStore {
        LocalizationStore(folders: map { $0.folder(named: resourceDirectoryName) })
    }
}
