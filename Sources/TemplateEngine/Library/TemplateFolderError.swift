public import Foundation

/// A folder of templates that cannot be listed.
public struct TemplateFolderError: LocalizedError, Sendable {
    /// The folder that was asked for.
    public let folder: URL
    /// What the file system said.
    public let reason: String

    /// Which folder, why, and what to do about it.
    public var errorDescription: String? {
        "The templates in \(folder.path(percentEncoded: false)) cannot be read: \(reason) "
            + "Create the folder, or name another."
    }
}
