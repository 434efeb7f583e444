#if SwiftViews && os(Linux)
    import Foundation
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// The drawings of symbols, and their variants.
    @Suite struct SymbolTests {
        private let symbols: Symbols

        init() throws {
            symbols = Symbols(library: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]))
        }

        private func shapes(_ name: String) throws -> SymbolShapes { try #require(symbols.sheet[name]) }

        @Test func theMostUsedSymbolsHaveDrawings() {
            #expect(Set(MostUsedSymbols.names).count == 300)
            #expect(MostUsedSymbols.names.filter { symbols.drawing(of: $0) == nil } == [])
        }

        @Test func aVariantIsMadeByItsName() throws {
            let (star, plus) = (try shapes("star"), SymbolDrawing.shapes(try shapes("plus"), isFilled: false))
            let (circle, square) = (try shapes("circle"), try shapes("square.on.square"))
            let (outlined, filled) = (
                SymbolDrawing.shapes(star, isFilled: false), SymbolDrawing.shapes(star, isFilled: true)
            )
            let badge = SymbolDrawing.enclosed(plus, shape: circle, isFilled: true)
            let variants: [String: SymbolDrawing] = [
                "star": outlined, "star.fill": filled, "plus": plus,
                "star.circle": .enclosed(filled, shape: circle, isFilled: false),
                "star.circle.fill": .enclosed(filled, shape: circle, isFilled: true),
                "star.fill.circle": .enclosed(filled, shape: circle, isFilled: true),
                "plus.square.on.square": .enclosed(plus, shape: square, isFilled: false),
                "7.circle": .enclosed(.text("7"), shape: circle, isFilled: false),
                "50.circle.fill": .enclosed(.text("50"), shape: circle, isFilled: true),
                "a.circle": .enclosed(.text("A"), shape: circle, isFilled: false),
                "star.slash": .slashed(outlined), "star.slash.fill": .slashed(filled),
                "star.slash.circle.fill": .enclosed(.slashed(filled), shape: circle, isFilled: true),
                "star.badge": .badged(outlined, badge: nil), "star.fill.badge.plus": .badged(filled, badge: badge),
                "star.badge.clock.fill": .badged(filled, badge: .shapes(try shapes("clock"), isFilled: true)),
            ]
            for (name, drawing) in variants { #expect(symbols.drawing(of: name) == drawing, "\(name)") }
        }

        @Test(arguments: [
            "", ".", ".fill", "fill", "plus.fill", "star.fill.fill", "star.cirle", "7", "51.circle", "a", "aa.circle",
            "star.badge.", "star.badge.nothing", "nothing.circle", "plus.viewfinder.fill", "STAR",
            String(repeating: "star.", count: 30) + "circle",
        ])
        func otherNamesHaveNoDrawing(name: String) {
            #expect(symbols.drawing(of: name) == nil)
        }

        @Test(arguments: [
            ("hart", "heart"), ("hart.fill", "heart.fill"), ("chevron.rigth", "chevron.right"),
            ("gear.shape", "gearshape"), ("trush.circle.fill", "trash.circle.fill"),
        ])
        func anUnknownNameIsSimilarToAnother(name: String, other: String) {
            #expect(symbols.nearest(to: name).contains(other))
        }

        @Test func nothingIsSimilarToAnUnknownWord() {
            #expect(symbols.nearest(to: "zzzzzzzz") == [])
        }

        @Test func aPackageHasItsOwnDrawings() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = folder.appending(path: "Components/Symbols")
            try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
            for name in ["lamp", "star.fill", "heart"] {
                try Data("<svg id=\"\(name)\"></svg>".utf8).write(to: files.appending(path: "\(name).mustache"))
            }
            let library = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates, folder])
            let symbols = Symbols(library: library)
            #expect(symbols.drawing(of: "lamp.fill") == nil)
            #expect(symbols.drawing(of: "heart.fill") == nil)
            #expect(symbols.nearest(to: "lamb.circle") == ["lamp.circle"])
            let drawings = [
                ("lamp.circle", "lamp"), ("star.fill", "star.fill"), ("star.square", "star.fill"), ("heart", "heart"),
            ]
            for (name, own) in drawings {
                let markup = SymbolMarkup(of: try #require(symbols.drawing(of: name)), in: library)
                #expect(markup.html.contains("<svg id=\"\(own)\"></svg>"), "\(name)")
            }
        }

        @Test func aFileThatCannotBeReadHasNoSymbols() {
            #expect(SymbolSheet(URL(filePath: "/nothing")).names == [])
        }
    }
#endif
