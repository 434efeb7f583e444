#if SwiftViews
    import Foundation
    import Testing

    /// The code of apps compiles against this package, with only the imports that it needs for FOSMVVM.
    ///
    /// Types are checked in the same way for debug and release builds. The only difference is `DEBUG`, which is tested here.
    @Suite struct UserCodeTests {
        static let configurations = [("5", true), ("5", false), ("6", true), ("6", false)]

        /// `Garden` has every kind of declaration that the architecture asks of apps.
        @Test(arguments: configurations)
        func anAppCompiles(languageMode: String, isDebug: Bool) async throws {
            let errors = try await Self.withCompiler(languageMode: languageMode, isDebug: isDebug) { compiler in
                [
                    try await compiler.makeModule("GardenViewModels", from: "Garden/ViewModels"),
                    try await compiler.check("Garden/Views", as: "GardenViews"),
                    try await compiler.check("Garden/UITests", as: "GardenUITests"),
                ]
            }
            #expect(errors == ["", "", ""])
        }

        /// On Apple platforms, Foundation has these names.
        @Test func oneFileImportsForAllFilesOfATarget() async throws {
            let model = """
                import Foundation

                final class Cart: ObservableObject {
                    @Published var items: [String] = []
                    let title = NSLocalizedString("cart", comment: "")

                    func load(from address: URL) async throws {
                        let (data, _) = try await URLSession.shared.data(from: address)
                        items = [String(decoding: data, as: UTF8.self)]
                    }
                }

                @Observable final class Counter { var count = 0 }
                """
            let errors = try await Self.withCompiler(languageMode: "5", isDebug: true) { compiler in
                [
                    try await compiler.check(["Cart": model], as: "Shop"),
                    try await compiler.check(["Cart": model, "Imports": "@_exported import SwiftUI"], as: "Shop"),
                ]
            }
            #expect(errors[0].contains("cannot find type 'ObservableObject'") && errors[1] == "")
        }

        @Test func everySymbolHasAnIcon() throws {
            let sources = try ["Garden/ViewModels", "Garden/Views"].flatMap(UserCodeCompiler.files)
            let code = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
            let symbols = UsedSymbols(in: code)
            #expect(symbols.names == ["arrow.clockwise", "checkmark.circle.fill", "circle", "leaf", "xmark.circle"])
            #expect(try symbols.namesWithoutIcon == [])
        }

        /// Runs a function with a compiler whose folder exists as long as it runs.
        static func withCompiler<Result>(
            languageMode: String, isDebug: Bool, _ body: (UserCodeCompiler) async throws -> Result
        ) async throws -> Result {
            let folder = FileManager.default.temporaryDirectory.appending(path: "user-code-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            return try await body(UserCodeCompiler(languageMode: languageMode, isDebug: isDebug, in: folder))
        }
    }
#endif
