import Foundation

/// The names in asset catalogs, each as the names of its namespaces and its own.
struct AssetNames {
    private(set) var images: [[String]] = []
    private(set) var colors: [[String]] = []

    /// Finds the catalogs in the folder of a target.
    init(below folder: URL) {
        for name in Self.names(in: folder) {
            let item = folder.appending(path: name, directoryHint: .isDirectory)
            guard item.isFolder else { continue }
            if name.hasSuffix(".xcassets") {
                add(item, namespaces: [])
            } else if !name.hasPrefix(".") {
                let inner = AssetNames(below: item)
                images += inner.images
                colors += inner.colors
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
