import Diagnostics
package import FOSMVVM
package import Foundation
import TemplateEngine

/// What a package says about itself in its file `.preview-host`, a line for each thing: `redact: uuid`.
///
/// Whoever reads the file takes the lines of its own setting. Empty lines count for nothing, nor does a line from `#`
/// on, where that is its start or a word of its own.
package struct PackageSettings: Sendable {
    /// A line of the file.
    package struct Line: Hashable, Sendable {
        /// The first word.
        package let setting: Setting
        /// What stands between it and the first colon; empty where nothing does.
        package let name: String
        /// What stands behind it.
        package let value: String
        /// The line, from 1.
        package let number: Int
    }

    /// What a line can be about.
    package enum Setting: String, CaseIterable, Sendable {
        /// A rule's severity.
        case check
        /// The locale that texts are taken from where another and its parents have none.
        case defaultLocale = "default-locale"
        /// What is redacted in snapshots.
        case redact
    }

    /// The file's name, at the package's root.
    package static let fileName = ".preview-host"

    /// The most bytes that the file may have, 64 KiB.
    private static let maximumSize = 1 << 16

    /// The lines that say something, in order.
    package let lines: [Line]

    /// What a package says, which need not have the file.
    ///
    /// - Throws: ``PackageSettingsError``.
    package init(package: URL) throws {
        let file = Self.file(of: package)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            try self.init(text: "")
            return
        }
        let data = try Self.data(of: file)
        if data.count > Self.maximumSize {
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? data.count
            throw PackageSettingsError(
                line: 1, message: "The file has \(size) bytes, and may have at most \(Self.maximumSize). Shorten it.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw PackageSettingsError(
                line: 1, message: "The file cannot be read as UTF-8. Save it again, or remove it.")
        }
        try self.init(text: text)
    }

    private static func data(of file: URL) throws -> Data {
        do {
            return try bytes(of: file)
        } catch {
            throw PackageSettingsError(
                line: 1, message: "The file cannot be read: \(error.localizedDescription)", isUnread: true)
        }
    }

    /// What the text of such a file says.
    ///
    /// - Throws: ``PackageSettingsError``.
    package init(text: String) throws {
        let text = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        lines = try Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { try Self.line($1, number: $0 + 1) }
    }

    /// The bytes of such a file; of one that is too large, as many as show that it is.
    package static func bytes(of file: URL) throws -> Data {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: maximumSize + 1) ?? Data()
    }

    /// The file of a package.
    package static func file(of package: URL) -> URL {
        package.appending(path: fileName, directoryHint: .notDirectory)
    }

    private static func line(_ text: Substring, number: Int) throws -> Line? {
        let text = text.prefix(upTo: text.firstMatch(of: /^\s*#|\s#(?=\s|$)/)?.range.lowerBound ?? text.endIndex)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if parts.allSatisfy(\.isEmpty), parts.count == 1 { return nil }
        guard parts.count == 2, !parts.contains("") else {
            throw PackageSettingsError(
                line: number, message: "'\(text)' is no name with a value. Write a line such as 'redact: uuid'.")
        }
        let words = parts[0].split(separator: " ")
        let setting = try setting(named: String(words[0]), number: number)
        return Line(
            setting: setting, name: words.dropFirst().joined(separator: " "), value: parts[1], number: number)
    }

    private static func setting(named name: String, number: Int) throws -> Setting {
        if let setting = Setting(rawValue: name) { return setting }
        let message = NearestNames.unknown("setting", name, among: Setting.allCases.map(\.rawValue))
        throw PackageSettingsError(line: number, message: message)
    }
}

extension PackageSettings {
    /// The locale that texts are taken from where another and its parents have none: English unless told.
    ///
    ///     default-locale: de
    ///
    /// - Throws: ``PackageSettingsError`` with the line.
    package var defaultLocale: LocaleIdentifier {
        get throws {
            let told = lines.filter { $0.setting == .defaultLocale }
            guard let line = told.first else { return .english }
            if told.count > 1 {
                throw PackageSettingsError(
                    line: told[1].number, message: "'default-locale' stands twice. Remove one of the lines.")
            }
            guard line.name.isEmpty, let locale = LocaleIdentifier(line.value), locale.pseudo == nil else {
                throw PackageSettingsError(
                    line: line.number,
                    message: "'\(line.value)' is no locale. Write a line such as 'default-locale: pt-BR'.")
            }
            return locale
        }
    }
}

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
