import Foundation

/// The templates of the greenhouse, in files of other engines.
public enum GreenhouseViews {
    /// Returns the texts of the templates with an extension, by the names of their files without it.
    public static func templates(_ fileExtension: String) throws -> [String: String] {
        guard let folder = Bundle.module.url(forResource: "Views", withExtension: nil) else { return [:] }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try Dictionary(
            uniqueKeysWithValues: files.filter { $0.pathExtension == fileExtension }.map { file in
                (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
            })
    }
}
