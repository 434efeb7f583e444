import Foundation
import HTTPCore

/// Which of the program's own files name which others.
///
/// A name in a text counts, wherever it is. So a file never counts too little, except for a name that a script puts
/// together, and a document with a script counts all files.
struct AssetReferences: Sendable {
    /// The paths of files by their names, as they are written in addresses.
    private let paths: [String: Set<String>]
    /// The files that are named in each file with text.
    private let named: [String: Set<String>]
    /// The files whose names cannot be told from the text around them, which always count.
    private let unclear: [String]

    init(_ assets: [String: Asset]) {
        let own = assets.filter { !BuiltInFolders.isAsset($0.key) }
        let names = own.keys.flatMap { path in Self.names(of: path).map { ($0, path) } }
        let paths = Dictionary(grouping: names, by: \.0).mapValues { Set($0.map(\.1)) }
        self.paths = paths
        unclear = own.keys.filter { path in
            path.utf8.contains { $0 != UInt8(ascii: "/") && Self.separators.contains($0) }
        }
        named = own.filter { $0.value.mediaType.isText }.mapValues { Self.files(in: $0.body, among: paths) }
    }

    /// Returns the paths of the files that a text names, and of those that they name.
    ///
    /// - Parameter roots: The paths of files that count as named.
    func files(in text: String, and roots: [String] = []) -> Set<String> {
        var found: Set<String> = []
        var waiting = roots + unclear + Self.files(in: text.utf8, among: paths)
        while let path = waiting.popLast() {
            if found.insert(path).inserted { waiting += named[path] ?? [] }
        }
        return found
    }

    private static func names(of path: String) -> Set<String> {
        let name = String(path.split(separator: "/").last ?? "")
        return [name, name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name]
    }

    private static func files(in text: some Collection<UInt8>, among paths: [String: Set<String>]) -> Set<String> {
        let words = text.split { separators.contains($0) }
        return words.reduce(into: []) { found, word in
            guard word.contains(UInt8(ascii: ".")) else { return }
            found.formUnion(paths[String(decoding: word, as: UTF8.self)] ?? [])
        }
    }

    /// The characters around a file's name in HTML, CSS and scripts.
    private static let separators = Set("\"'`()<>[]{}?#&=,;:|\\/ \t\r\n".utf8)
}

extension MediaType {
    /// Whether files of this type can name others.
    fileprivate var isText: Bool {
        rawValue.hasPrefix("text/") || [.json, .svg, .xml, .manifest, .model, .playlist].contains(self)
    }
}
