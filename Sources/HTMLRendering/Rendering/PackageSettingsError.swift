import Foundation

/// Why the settings of a package cannot be used.
package struct PackageSettingsError: LocalizedError, Equatable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong there and what to do.
    package let message: String
    /// Whether the system did not let the file be read.
    package let isUnread: Bool

    package init(line: Int, message: String, isUnread: Bool = false) {
        self.line = line
        self.message = message
        self.isUnread = isUnread
    }

    /// The file and line, and what to do.
    package var errorDescription: String? { "\(PackageSettings.fileName):\(line): \(message)" }
}
