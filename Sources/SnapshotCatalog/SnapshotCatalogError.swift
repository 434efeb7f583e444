public import Foundation

/// Why the snapshots of a catalogue cannot be named.
public enum SnapshotCatalogError: LocalizedError, Equatable {
    /// A locale that there are no texts for.
    case unknownLocale(String, known: [String])
    /// A name that no redaction has; `known` are the nearest of those there are.
    case unknownRedaction(String, known: [String])
    /// A file that lies in no package.
    case noPackage(file: String)

    /// What is not there, and what to write instead.
    public var errorDescription: String? {
        switch self {
        case .unknownLocale(let tag, let known) where known.isEmpty:
            "'\(tag)' is no locale. Write one as de or pt-BR."
        case .unknownLocale(let tag, let known):
            "There are no texts for the locale '\(tag)'. Choose one of \(known.joined(separator: ", "))."
        case .unknownRedaction(let name, let known):
            "There is no redaction '\(name)'. Did you mean \(known.joined(separator: " or "))? "
                + "For one of your own write 'redact NAME: PATTERN'."
        case .noPackage(let file):
            "No folder around \(file) has a Package.swift. Give the folder that has Templates as package."
        }
    }
}
