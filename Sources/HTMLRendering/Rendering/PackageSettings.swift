package import Diagnostics
package import FOSMVVM
package import Foundation

/// The settings of a package: its YAML file `.preview-host`.
///
///     title: Bakery
///     description: Everything between the oven and the counter.
///     logo: bakery.svg
///     default-locale: de
///     program: bakery-previews
///     theme: .dark
///     frame-ancestors: https://wiki.example.com
///     edit-docs: https://github.com/example/bakery/edit/main/Docs
///     check:
///       unused-text: off
///     redact:
///       - uuid
///       - build: build \d+
///     known-issues:
///       - unknown-name: Templates/OvenView.mustache
package struct PackageSettings: Sendable {
    /// The keys of the file.
    package enum Setting: String, CaseIterable, Sendable {
        /// The name of the project, which its pages show.
        case title
        /// A sentence about the project, which its catalog shows.
        case description
        /// The mark of the project: the path of an image in the folder `Public`.
        case logo
        /// The locale that texts are taken from if another locale and its parents have none.
        case defaultLocale = "default-locale"
        /// The target of the program that hosts the previews, which messages of tests name.
        case program
        /// What shows a theme to the stylesheets of the program: a class or an attribute, or one for each theme.
        case theme
        /// The sites whose pages may show a preview in a frame.
        case frameAncestors = "frame-ancestors"
        /// The address of the docs folder on a code host, where readers can change its pages.
        case editDocs = "edit-docs"
        /// The severities of rules by their names.
        case check
        /// The redactions of snapshots, each a name or a name with a pattern.
        case redact
        /// The issues that are expected, each the name of a rule, or `snapshot`, with a path.
        case knownIssues = "known-issues"
    }

    /// A value of the file.
    package struct Entry: Hashable, Sendable {
        /// The setting that the value belongs to.
        package let setting: Setting
        /// The key of the value within its setting; empty for a value without a key.
        package let name: String
        package let value: String
        /// The line, from 1.
        package let line: Int
    }

    /// The file's name, at the package's root.
    package static let fileName = ".preview-host"

    /// The most bytes that the file may have, 64 KiB.
    private static let sizeLimit = 1 << 16

    /// The values that could be read, in order.
    package let entries: [Entry]
    /// What is wrong with the file, whoever uses the values.
    package let problems: [Diagnostic]

    /// The settings of a package. The file is optional.
    package init(package: URL) {
        let file = Self.file(of: package)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            self.init(text: "")
            return
        }
        do throws(Diagnostic) {
            self.init(text: try Self.boundedFile(file).text())
        } catch {
            var problem = error
            problem.place = SourcePlace(file: Self.fileName, line: error.place?.line ?? 1)
            self.init(entries: [], problems: [problem])
        }
    }

    /// The settings in the text of a file.
    package init(text: String) {
        let reader = PackageSettingsReader(text: text)
        self.init(entries: reader.entries, problems: reader.problems)
    }

    private init(entries: [Entry], problems: [Diagnostic]) {
        self.entries = entries
        self.problems = problems
    }

    /// Returns such a file with its limit.
    package static func boundedFile(_ file: URL) -> BoundedFile { BoundedFile(file, limit: sizeLimit) }

    /// Creates a diagnostic about a line of the file.
    static func problem(_ message: String, line: Int) -> Diagnostic {
        Diagnostic(.settings, message, at: SourcePlace(file: fileName, line: line))
    }

    /// The file of a package.
    package static func file(of package: URL) -> URL {
        package.appending(path: fileName, directoryHint: .notDirectory)
    }
}

extension PackageSettings {
    /// The name of the program that hosts the previews; nil if the file does not set it.
    package var program: String? { entry(of: .program)?.value }

    /// The entry of the default locale; nil if the file does not set it.
    package var defaultLocaleEntry: Entry? { entry(of: .defaultLocale) }

    /// Returns the entry of a setting with one value; nil if the file does not set it.
    package func entry(of setting: Setting) -> Entry? { entries.first { $0.setting == setting } }

    /// The locale that texts are taken from if another locale and its parents have none. The default is English.
    ///
    /// - Throws: ``PackageSettingsError``.
    package var defaultLocale: LocaleIdentifier {
        get throws {
            let locales = try values(of: .defaultLocale) { entry in
                guard let locale = LocaleIdentifier(entry.value), locale.pseudo == nil else {
                    throw NotALocale(value: entry.value)
                }
                return locale
            }
            return locales.first ?? .english
        }
    }

    /// The meanings of the values of a setting, in order.
    ///
    /// - Parameter meaning: The meaning of a value. What it throws becomes a problem with the value's line.
    /// - Throws: ``PackageSettingsError`` with everything that is wrong with these values and with the file.
    package func values<Value>(
        of setting: Setting, _ meaning: (Entry) throws -> Value
    ) throws -> [Value] {
        var problems = problems
        var values: [Value] = []
        for entry in entries where entry.setting == setting {
            do {
                values.append(try meaning(entry))
            } catch {
                problems.append(Self.problem(error.localizedDescription, line: entry.line))
            }
        }
        if problems.isEmpty { return values }
        throw PackageSettingsError(problems: problems)
    }
}

/// The default locale is not a locale.
private struct NotALocale: LocalizedError {
    let value: String

    var errorDescription: String? {
        "'\(value.excerpt)' is not a locale. \(PackageSettingsReader.localeExample)"
    }
}

/// Everything that is wrong in the settings of a package.
package struct PackageSettingsError: LocalizedError, Equatable {
    /// The problems in the order of their lines.
    package let problems: [Diagnostic]

    init(problems: [Diagnostic]) {
        self.problems = problems.sorted { ($0.place?.line ?? 0, $0.message) < ($1.place?.line ?? 0, $1.message) }
    }

    /// Calls all readings of settings, although some of them fail.
    ///
    /// - Throws: What is wrong for any of them, as one error.
    package static func joining(_ readings: [() throws -> Void]) throws {
        var problems: Set<Diagnostic> = []
        for reading in readings {
            do { try reading() } catch let error as Self { problems.formUnion(error.problems) }
        }
        if !problems.isEmpty { throw PackageSettingsError(problems: Array(problems)) }
    }

    /// A line for each problem, with file and line.
    package var errorDescription: String? {
        problems.map(\.localizedDescription).joined(separator: "\n")
    }
}
