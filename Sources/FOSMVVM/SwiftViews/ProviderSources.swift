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

        private mutating func read(_ file: URL) {
            // The search in bytes is much faster than that in characters, and most files have no provider.
            guard let data = try? Data(contentsOf: file), data.range(of: Self.providerName) != nil else { return }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: /\b(?:struct|enum|class)\s+(?<name>\w+)\s*:[^{]*\bPreviewProvider\b[^{]*\{/) {
                let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
                let body = Self.body(in: text[match.range.upperBound...])
                let names = body.matches(of: /\.previewDisplayName\(\s*"(?<name>[^"\\]*)"\s*\)/)
                sources[String(match.output.name)] = Source(
                    file: file.path, line: line, names: names.map { String($0.output.name) })
            }
        }

        private static let providerName = Data("PreviewProvider".utf8)

        /// Returns the text up to the brace that closes a declaration.
        private static func body(in text: Substring) -> Substring {
            var depth = 1
            return text.prefix { character in
                if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
                return depth > 0
            }
        }
    }
#endif
