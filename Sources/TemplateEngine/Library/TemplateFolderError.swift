public import Foundation

/// A folder of templates that cannot be listed.
public struct TemplateFolderError: LocalizedError, Sendable {
    public let folder: URL
    /// What the file system said.
    public let reason: String

    public var errorDescription: String? {
        "The templates in \(folder.path()) cannot be read: \(reason) Create the folder, or name another."
    }
}
