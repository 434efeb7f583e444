import Diagnostics
import Foundation

/// Reads String Catalogs and `.strings` files, and collects their problems.
struct StringCatalogReader {
    private(set) var catalogs: StringCatalogs
    private(set) var problems: [Diagnostic] = []

    private static let sizeLimit = 16 * 1024 * 1024

    init(defaultLocale: LocaleIdentifier) {
        catalogs = StringCatalogs(defaultLocale: defaultLocale)
    }

    /// Reads those among the files of a folder. The name of a file is that of its table.
    mutating func read(_ files: [FolderFile]) {
        for file in files where Self.isCatalog(file) {
            do throws(Diagnostic) {
                let url = URL(filePath: file.file, directoryHint: .notDirectory)
                read(try BoundedFile(url, limit: Self.sizeLimit).text(), file: file.file)
            } catch {
                problems.append(error)
            }
        }
    }

    /// Whether a file has texts for the source code of views.
    static func isCatalog(_ file: FolderFile) -> Bool {
        let name = file.path.lowercased()
        return name.hasSuffix(".xcstrings") || name.hasSuffix(".strings") && name.contains(".lproj/")
    }

    /// Reads the text of a file.
    mutating func read(_ text: String, file: String) {
        let url = URL(filePath: file, directoryHint: .notDirectory)
        let table = url.deletingPathExtension().lastPathComponent
        do throws(Diagnostic) {
            if url.pathExtension.lowercased() == "xcstrings" {
                report(try StringCatalogFile(text, file: file).add(to: &catalogs, table: table), in: file)
            } else {
                let folder = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
                try read(strings: StringsFile(text, file: file), language: folder, table: table, file: file)
            }
        } catch {
            problems.append(error)
        }
    }

    private mutating func read(
        strings: StringsFile, language: String, table: String, file: String
    ) throws(Diagnostic) {
        // The texts of the source code.
        guard language != "Base" else { return }
        guard let locale = LocaleIdentifier(language), locale.pseudo == nil else { return report([language], in: file) }
        for (key, text) in strings.texts {
            var entry = CatalogEntry(source: nil)
            entry.texts[locale] = .text(text)
            catalogs.add(entry, for: key, table: table)
        }
    }

    private mutating func report(_ languages: [String], in file: String) {
        for language in languages {
            problems.append(
                Diagnostic(
                    .unknownLocale, "'\(language.prefix(100))' is not a language, such as 'en' or 'pt-BR'.",
                    at: SourcePlace(file: file)))
        }
    }
}
