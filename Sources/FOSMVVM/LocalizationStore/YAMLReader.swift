import Foundation
import Yams

/// Reads YAML files into tables by locale, and keeps what is wrong with them.
struct YAMLReader {
    private(set) var tables: [LocaleIdentifier: LocaleTable] = [:]
    private(set) var problems: [LocalizationProblem] = []

    /// More entries than a file of this size could have itself come from anchors that expand without bound.
    private static let entryLimit = 100_000
    private static let sizeLimit = 4 * 1024 * 1024
    private var entries = 0

    mutating func read(folder: URL) {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
            .filter { ["yml", "yaml"].contains($0.pathExtension.lowercased()) }
        for file in (files ?? []).sorted(by: { $0.path < $1.path }) { read(file: file) }
    }

    mutating func read(file: URL) {
        do {
            let data = try Data(contentsOf: file)
            guard data.count <= Self.sizeLimit else {
                return report("The file is larger than 4 MiB. Divide it.", file: file.path)
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                return report("The file is not UTF-8. Save it as UTF-8.", file: file.path)
            }
            read(text: text, file: file.path)
        } catch {
            report("The file cannot be read: \(error.localizedDescription)", file: file.path)
        }
    }

    mutating func read(text: String, file: String) {
        entries = 0
        do {
            guard let root = try compose(yaml: text) else { return }
            guard let locales = root.mapping else {
                return report("The top of the file is not a map of locales, such as 'en:'.", at: root, file: file)
            }
            for (key, value) in locales { read(locale: key, value: value, file: file) }
        } catch let error as YamlError {
            report(error, text: text, file: file)
        } catch {
            report(error.localizedDescription, file: file)
        }
    }

    private mutating func read(locale key: Node, value: Node, file: String) {
        guard let name = key.string, let locale = LocaleIdentifier(name) else {
            return report("'\(key.string ?? "?")' is not a locale, such as 'en' or 'pt-BR'.", at: key, file: file)
        }
        guard let mapping = value.mapping else {
            return report("Below '\(name)' stands no map of type names.", at: value, file: file)
        }
        var table = tables[locale] ?? LocaleTable()
        read(mapping, path: "", into: &table, file: file)
        tables[locale] = table
    }

    private mutating func read(_ mapping: Node.Mapping, path: String, into table: inout LocaleTable, file: String) {
        for (key, value) in mapping {
            entries += 1
            guard entries <= Self.entryLimit else {
                if entries == Self.entryLimit + 1 {
                    report("The file expands to more than 100,000 entries. Use fewer anchors.", at: key, file: file)
                }
                return
            }
            guard let name = key.string else {
                report("A key is not a text.", at: key, file: file)
                continue
            }
            let path = path.isEmpty ? name : "\(path).\(name)"
            if let nested = value.mapping {
                read(nested, path: path, into: &table, file: file)
            } else {
                read(entry: value, key: path, at: key, into: &table, file: file)
            }
        }
    }

    private mutating func read(entry: Node, key: String, at node: Node, into table: inout LocaleTable, file: String) {
        guard let content = Self.content(of: entry) else {
            return report("'\(key)' is a list that holds more than texts.", at: node, file: file)
        }
        let place = LocalizationPlace(file: file, line: node.mark?.line ?? 1)
        if let first = table.add(content, for: key, at: place) {
            report(
                "'\(key)' stands here and in \(first.file):\(first.line), whose text is used. Remove one.", at: node,
                file: file)
        }
    }

    private static func content(of node: Node) -> LocalizationEntry? {
        if let text = node.scalar { return .text(text.string) }
        let texts = node.sequence?.map { $0.scalar?.string }
        guard let texts, !texts.contains(nil) else { return nil }
        return .list(texts.compactMap { $0 })
    }
}

extension YAMLReader {
    private mutating func report(_ message: String, at node: Node? = nil, file: String) {
        problems.append(
            LocalizationProblem(message: message, file: file, line: node?.mark?.line, column: node?.mark?.column))
    }

    private mutating func report(_ error: YamlError, text: String, file: String) {
        let (message, mark) = error.messageAndMark
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let source = mark.flatMap { lines.indices.contains($0.line - 1) ? String(lines[$0.line - 1]) : nil }
        problems.append(
            LocalizationProblem(
                message: "The YAML does not parse: \(message). Mend the line.", file: file, line: mark?.line,
                column: mark?.column, source: source))
    }
}

extension YamlError {
    /// What the error says, without the text around it, and where.
    fileprivate var messageAndMark: (message: String, mark: Mark?) {
        switch self {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            (problem, mark)
        case .reader(let problem, _, _, _): (problem, nil)
        case .duplicatedKeysInMapping(let duplicates, let context):
            ("duplicate key \(duplicates.map { "'\($0)'" }.joined(separator: ", "))", context.mark)
        default: ("\(self)", nil)
        }
    }
}
