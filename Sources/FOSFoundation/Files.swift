public import Foundation

extension URL {
    /// Returns the files in the folder and its subfolders whose names end with this extension, such as `swift`.
    public func findFiles(withExtension ext: String) -> Set<URL> {
        let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
        return Set((files?.lazy.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ext })
    }
}
