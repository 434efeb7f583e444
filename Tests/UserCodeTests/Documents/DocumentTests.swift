#if SwiftViews
    import Foundation
    import Testing

    extension UserCodeTests {
        /// The complete code of the documents compiles against this package, with only the imports that they have.
        @Suite(.enabled(if: ArchitectureDocument.areThere, "shared/seeds is not beside the package"))
        struct DocumentTests {
            /// The number of complete blocks of each document, so that none gets lost.
            @Test(arguments: [("000", 27), ("001", 10), ("002", 11)])
            func everyCompleteBlockIsFound(document: String, count: Int) throws {
                let blocks = try ArchitectureDocument(document).blocks
                #expect(blocks.count == count, "\(blocks.map(\.place))")
            }

            @Test(arguments: configurations)
            func completeBlocksCompile(languageMode: String, isDebug: Bool) async throws {
                let errors = try await withCompiler(languageMode: languageMode, isDebug: isDebug) { compiler in
                    var errors = [try await compiler.makeModule("StandIns", from: "Documents/StandIns")]
                    for group in try Self.blocks().groups {
                        errors.append(try await compiler.check(Self.sources(of: group), as: "Documents"))
                    }
                    return errors
                }
                #expect(errors.filter { !$0.isEmpty } == [])
            }

            @Test func everySymbolHasAnIcon() throws {
                let symbols = try UsedSymbols(in: ["000", "001", "002"].map(ArchitectureDocument.text).joined())
                #expect(symbols.names.isSuperset(of: ["circle", "checkmark.circle.fill", "arrow.clockwise"]))
                #expect(try symbols.namesWithoutIcon == [])
            }

            private static func sources(of blocks: [DocumentBlock]) -> [String: String] {
                Dictionary(uniqueKeysWithValues: blocks.map { ($0.place.replacing(":", with: "-"), $0.code) })
            }

            /// Returns the blocks of all documents, each once. The second document has the indentation that the first one
            /// lost.
            private static func blocks() throws -> [DocumentBlock] {
                var known: Set<String> = []
                return try ["001", "000", "002"].flatMap { try ArchitectureDocument($0).blocks }.filter {
                    known.insert($0.key).inserted
                }
            }
        }
    }
#endif
