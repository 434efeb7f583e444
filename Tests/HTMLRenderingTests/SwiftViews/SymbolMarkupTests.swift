#if SwiftViews && os(Linux)
    import Foundation
    import TemplateEngine
    import Testing

    @testable import HTMLRendering

    /// The SVG of symbols.
    @Suite struct SymbolMarkupTests {
        private let symbols: Symbols

        init() throws {
            symbols = Symbols(library: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]))
        }

        /// The SVG of all symbols and of some variants, by their names.
        private var markups: [(name: String, markup: SymbolMarkup)] {
            get throws {
                let variants = ["star.slash.circle.fill", "person.crop.circle.fill.badge.plus", "bell.badge.fill"]
                return try symbols.sheet.names.union(MostUsedSymbols.names + variants).sorted().map { name in
                    (name, SymbolMarkup(of: try #require(symbols.drawing(of: name), "\(name)"), in: symbols.library))
                }
            }
        }

        @Test func everyDrawingIsWellFormed() throws {
            for (name, markup) in try markups {
                #expect(markup.problems == [], "\(name)")
                #expect(markup.isWellFormed, "\(name): \(markup.html)")
                #expect(markup.html.contains(#/<(path|circle|rect|ellipse|text) /#), "\(name)")
            }
        }

        @Test func everyDrawingRefersOnlyToItself() throws {
            for (name, markup) in try markups {
                let unsafe = markup.html.matches(of: #/<script|href|src=|style=|\bon[a-z]+=|<image|<foreignObject|:///#)
                #expect(unsafe.isEmpty, "\(name): \(markup.html)")
                #expect(markup.references.allSatisfy(Set(markup.ids).contains), "\(name)")
                #expect(Set(markup.ids).count == markup.ids.count, "\(name)")
            }
        }

        /// Only masks have other colors, which are those of the templates.
        @Test func everyDrawingHasTheColorOfTheText() throws {
            for name in symbols.sheet.names {
                let shapes = try #require(symbols.sheet[name])
                let source = shapes.outline + shapes.inside + shapes.lines
                let colors = source.matches(of: #/(?:fill|stroke|color)="([^"]*)"/#).map { String($0.1) }
                #expect(Set(colors).isSubset(of: ["none", "currentColor"]), "\(name)")
                #expect(!source.contains("id="), "\(name)")
            }
        }

        @Test func onlyDirectionsOfReadingAreMirrored() {
            let mirrored = symbols.sheet.names.filter { symbols.sheet[$0]?.isDirectional == true }
            #expect(
                mirrored.isSuperset(of: ["chevron.backward", "chevron.forward", "arrow.forward", "sidebar.leading"]))
            let others = mirrored.filter { $0.firstMatch(of: #/forward|backward|leading|trailing/#) == nil }
            #expect(others == [])
        }

        @Test func aFilledSymbolWithoutHolesHasNoMask() throws {
            let star = SymbolMarkup(of: try #require(symbols.drawing(of: "star.fill")), in: symbols.library)
            #expect(star.html.contains("<g fill=\"currentColor\"><path"))
            #expect(star.ids == [])
        }
    }

    /// The HTML of an image with a drawing.
    struct SymbolMarkup {
        let html: String
        let problems: [String]

        init(of drawing: SymbolDrawing, in library: TemplateLibrary) {
            let shape = TemplateShape(names: [TemplateName("drawing")], declares: { _ in true })
            let value = TemplateValue.object(TemplateObject(shape: shape, values: [drawing.value(id: "symbol")]))
            let rendering = library.render("Components/Image", value)
            html = String(decoding: rendering.bytes, as: UTF8.self)
            problems = rendering.diagnostics.map(\.localizedDescription)
        }

        var ids: [String] { html.matches(of: #/\bid="([^"]*)"/#).map { String($0.1) } }

        var references: [String] { html.matches(of: #/url\(#([^)]*)\)/#).map { String($0.1) } }

        /// Whether each element ends, in the order of the elements.
        var isWellFormed: Bool {
            var open: [Substring] = []
            var rest = html[...]
            while let tag = rest.firstMatch(of: #/<(/?)([a-z]+)(?: [A-Za-z0-9-]+="[^"<]*")*(/?)>/#) {
                guard !rest[..<tag.range.lowerBound].contains("<") else { return false }
                if tag.1.isEmpty, tag.3.isEmpty { open.append(tag.2) }
                if !tag.1.isEmpty, open.popLast() != tag.2 { return false }
                rest = rest[tag.range.upperBound...]
            }
            return open.isEmpty && rest.isEmpty
        }
    }
#endif
