#if SwiftViews
    import Foundation
    import Testing

    /// The complete code of the documents compiles against this package, with only the imports that they have.
    ///
    /// Types are checked in the same way for debug and release builds. The only difference is `DEBUG`, which is tested here.
    ///
    /// One test at a time, because the compiler needs much time and memory.
    @Suite(.serialized) struct SeedTests {
        /// The number of complete blocks of each document, so that none gets lost.
        @Test(arguments: [("000", 27), ("001", 10), ("002", 11)])
        func everyCompleteBlockIsFound(name: String, count: Int) throws {
            let blocks = try SeedDocument(name).blocks
            #expect(blocks.count == count, "\(blocks.map(\.place))")
        }

        @Test(arguments: [("5", true), ("5", false), ("6", true), ("6", false)])
        func completeBlocksCompile(languageMode: String, isDebug: Bool) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "seeds-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let compiler = SeedCompiler(languageMode: languageMode, isDebug: isDebug, in: folder)
            var errors = [try await compiler.makeStandIns()]
            for group in try Self.blocks().groups { errors.append(try await compiler.check(group)) }
            #expect(errors.filter { !$0.isEmpty } == [])
        }

        @Test func everySymbolHasAnIcon() throws {
            let lines = try ["000", "001", "002"].flatMap(SeedDocument.lines(of:)).filter {
                $0.contains(/system(?:Name|Image):/)
            }
            let symbols = Set(lines.flatMap { $0.matches(of: /"([a-z0-9.]+)"/).map { String($0.1) } })
            #expect(symbols.isSuperset(of: ["circle", "checkmark.circle.fill", "arrow.clockwise"]))
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Templates/Components/Symbols.svg").standardized
            let drawings = try String(contentsOf: file, encoding: .utf8)
            for symbol in symbols {
                let base = symbol.replacing(/(\.circle|\.square|\.fill)+$/, with: "")
                #expect(drawings.contains("<symbol id=\"\(base)\""), "\(symbol)")
            }
        }

        /// Returns the blocks of all documents, each once. The second document has the indentation that the first one lost.
        private static func blocks() throws -> [SeedBlock] {
            var known: Set<String> = []
            return try ["001", "000", "002"].flatMap { try SeedDocument($0).blocks }.filter {
                known.insert($0.key).inserted
            }
        }
    }
#endif
