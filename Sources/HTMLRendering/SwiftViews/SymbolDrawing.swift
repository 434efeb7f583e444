#if SwiftViews && os(Linux)
    import TemplateEngine

    /// What is drawn for a symbol.
    indirect enum SymbolDrawing: Equatable {
        /// The file of a package.
        case file(String)
        case shapes(SymbolShapes, isFilled: Bool)
        /// A letter or a number.
        case text(String)
        /// A symbol in a shape. If the shape is filled, the symbol is cut out of it.
        case enclosed(SymbolDrawing, shape: SymbolShapes, isFilled: Bool)
        case slashed(SymbolDrawing)
        /// A symbol with a small one in its lower right corner, or else with a dot in its upper right corner.
        case badged(SymbolDrawing, badge: SymbolDrawing?)

        /// Returns the data for the template of the drawing.
        ///
        /// - Parameters:
        ///   - id: An id that no other element of the page begins with.
        ///   - place: Where the drawing is in another one, as a transform.
        func value(id: String, place: String? = nil) -> TemplateValue {
            let place = (name: "place", value: place.map { TemplateValue.string($0) } ?? .null)
            return Self.object(template, [("id", .string(id)), place] + members(id: id))
        }

        private var template: String {
            switch self {
            case .file(let name): Symbols.folder + name
            case .shapes, .enclosed: "Symbol"
            case .text: "SymbolText"
            case .slashed: "SlashedSymbol"
            case .badged: "BadgedSymbol"
            }
        }

        private func members(id: String) -> [(name: String, value: TemplateValue)] {
            switch self {
            case .file: []
            case .text(let text): [("text", .string(text))]
            case .shapes(let shapes, let isFilled):
                Self.members(of: shapes, isFilled, hasHoles: !shapes.inside.isEmpty)
            case .enclosed(let inner, let shape, let isFilled):
                Self.members(of: shape, isFilled, hasHoles: true)
                    + [("inner", inner.value(id: id + "-i", place: shape.innerPlace))]
            case .slashed(let inner): [("inner", inner.value(id: id + "-i"))]
            case .badged(let inner, let badge):
                [("inner", inner.value(id: id + "-i")), ("badge", badge?.value(id: id + "-b") ?? .null)]
            }
        }

        private static func members(
            of shapes: SymbolShapes, _ isFilled: Bool, hasHoles: Bool
        ) -> [(name: String, value: TemplateValue)] {
            [
                ("outline", .string(shapes.outline)), ("inside", .string(shapes.inside)),
                ("lines", .string(shapes.lines)), ("isDirectional", .bool(shapes.isDirectional)),
                ("isFilled", .bool(isFilled)), ("hasHoles", .bool(hasHoles)),
            ]
        }

        /// Returns the data of a symbol for which there is no drawing.
        static func value(ofUnknown name: String) -> TemplateValue {
            object("UnknownSymbol", [("name", .string(name))])
        }

        private static func object(
            _ template: String, _ members: [(name: String, value: TemplateValue)]
        ) -> TemplateValue {
            let members = [("template", .string("\(ComponentMarkup.folder)/\(template)"))] + members
            let shape = TemplateShape(names: members.map { TemplateName($0.name) }, declares: { _ in true })
            return .object(TemplateObject(shape: shape, values: members.map(\.value)))
        }
    }
#endif
