public import Foundation

/// A folder of templates that cannot be listed.
public struct TemplateFolderError: LocalizedError, Sendable {
    /// The folder.
    public let folder: URL
    /// What the file system said.
    public let reason: String

    /// Which folder, why, and what to do about it.
    public var errorDescription: String? { "\(folder.path(percentEncoded: false)): \(message)" }

    /// Why it cannot be listed and what to do about it, without the place.
    public var message: String {
        "The templates in this folder cannot be read: \(reason) Check that it exists and that its permissions allow it."
    }
}
