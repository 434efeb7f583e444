import Foundation

/// The names in asset catalogs, each as the names of its namespaces and its own.
struct AssetNames {
    private(set) var images: [[String]] = []
    private(set) var colors: [[String]] = []
    /// The static constants of the sources that extend colors or styles. A color with such a name gets no second constant.
    private(set) var constants: Set<String> = []

    /// Finds the catalogs and the sources in the folder of a target.
    init(below folder: URL) {
        for name in Self.names(in: folder) {
            let item = folder.appending(path: name, directoryHint: .isDirectory)
            if name.hasSuffix(".swift") {
                constants.formUnion(Self.constants(inSource: (try? String(contentsOf: item, encoding: .utf8)) ?? ""))
            } else if !item.isFolder {
                continue
            } else if name.hasSuffix(".xcassets") {
                add(item, namespaces: [])
            } else if !name.hasPrefix(".") {
                let inner = AssetNames(below: item)
                images += inner.images
                colors += inner.colors
                constants.formUnion(inner.constants)
            }
        }
    }

    private mutating func add(_ folder: URL, namespaces: [String]) {
        for name in Self.names(in: folder) {
            let item = folder.appending(path: name, directoryHint: .isDirectory)
            let base = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset": images.append(namespaces + [base])
            case "colorset": colors.append(namespaces + [base])
            case "" where item.isFolder: add(item, namespaces: namespaces + (item.providesNamespace ? [base] : []))
            default: break
            }
        }
    }

    /// Returns the names of static constants and variables, if the source extends colors or styles.
    static func constants(inSource source: String) -> Set<String> {
        guard source.contains(/extension\s+(SwiftUI\.)?(Color|ShapeStyle)\b/) else { return [] }
        return Set(source.matches(of: /static\s+(?:let|var)\s+(\w+)/).map { String($0.1) })
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []).sorted()
    }
}

extension URL {
    fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }

    /// Whether the name of a folder is part of the names in it.
    fileprivate var providesNamespace: Bool {
        struct Contents: Decodable {
            let properties: [String: Value]?
        }
        struct Value: Decodable {
            let isTrue: Bool
            init(from decoder: any Decoder) throws {
                isTrue = (try? decoder.singleValueContainer().decode(Bool.self)) == true
            }
        }
        guard let data = try? Data(contentsOf: appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?["provides-namespace"]?.isTrue == true
    }
}
