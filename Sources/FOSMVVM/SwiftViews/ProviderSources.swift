#if SwiftViews && os(Linux)
    import Diagnostics
    package import Foundation

    /// The declarations of types that conform to `PreviewProvider` in the Swift files of a module.
    package struct ProviderSources {
        /// A declaration.
        struct Source {
            let file: String
            let line: Int
            /// The display names in the declaration, in order.
            let names: [String]

            /// Returns the names of previews. Nil unless there is one for each.
            func names(of count: Int) -> [String]? { names.count == count ? names : nil }
        }

        private var sources: [String: Source] = [:]

        /// Reads the files of a module in the first package that has a folder with its name.
        package init(ofModule module: String, inPackages packages: some Collection<URL>) {
            let paths = (SourcePackage.programFolders + ["Tests"]).map { "\($0)/\(module)" }
            let folders = packages.flatMap { package in
                paths.map { package.appending(path: $0, directoryHint: .isDirectory) }
            }
            for folder in folders where sources.isEmpty {
                for file in FolderFiles(below: folder).files where file.path.hasSuffix(".swift") {
                    read(folder.appending(path: file.path))
                }
            }
        }

        func source(of type: String) -> Source? { sources[type] }

        /// Reads a file. The searches in bytes are much faster than those in characters, and most files have no provider.
        private mutating func read(_ file: URL) {
            guard let data = try? Data(contentsOf: file) else { return }
            var rest = data[...]
            while let found = rest.range(of: Self.providerName) {
                rest = data[found.upperBound...]
                guard let name = Self.declaredName(before: data[..<found.lowerBound]),
                    let start = rest.firstIndex(of: UInt8(ascii: "{"))
                else { continue }
                let body = Self.body(in: data[data.index(after: start)...])
                let line = data[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                sources[name] = Source(file: file.path, line: line, names: Self.displayNames(in: body))
                rest = data[body.endIndex...]
            }
        }

        private static let providerName = Data("PreviewProvider".utf8)
        private static let displayName = Data(".previewDisplayName(\"".utf8)
        private static let kinds: Set<Substring> = ["struct", "enum", "class"]

        /// Returns the name of the type whose declaration ends a text, such as `struct CardView_Previews: `.
        private static func declaredName(before text: Data) -> String? {
            let start = text.lastIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
            let header = String(decoding: start.map { text[$0...].dropFirst() } ?? text, as: UTF8.self)
            let words = header.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.lastIndex(where: kinds.contains).flatMap { words[$0...].dropFirst().first }.map(String.init)
        }

        /// Returns the text up to the brace that closes a declaration.
        private static func body(in text: Data) -> Data {
            var depth = 1
            return text.prefix { byte in
                if byte == UInt8(ascii: "{") { depth += 1 } else if byte == UInt8(ascii: "}") { depth -= 1 }
                return depth > 0
            }
        }

        /// Returns the display names without escapes and interpolation, in order.
        private static func displayNames(in body: Data) -> [String] {
            var names: [String] = []
            var rest = body[...]
            while let found = rest.range(of: displayName) {
                let name = rest[found.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
                if !name.contains(UInt8(ascii: "\\")) { names.append(String(decoding: name, as: UTF8.self)) }
                rest = rest[name.endIndex...]
            }
            return names
        }
    }
#endif
