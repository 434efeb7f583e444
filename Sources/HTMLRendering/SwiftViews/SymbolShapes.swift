#if SwiftViews && os(Linux)
    import Foundation

    /// The shapes of a symbol as SVG, in a square of 24 units.
    struct SymbolShapes: Equatable {
        /// The closed shapes, which a variant fills.
        var outline = ""
        /// The lines in the closed shapes, which are cut out when these are filled.
        var inside = ""
        /// The other lines.
        var lines = ""
        /// Whether the symbol points in the direction of reading.
        var isDirectional = false
        /// Where another symbol is in this one, as a transform. Nil if this is not a shape around others.
        var innerPlace: String?
    }

    /// The drawings of this package, from an SVG file in which each element of a symbol is a line. The file is read when
    /// the first symbol is shown.
    struct SymbolSheet: Sendable {
        static let builtIn = SymbolSheet(
            HTMLRenderer.builtInTemplates.appending(path: "\(HTMLRenderer.componentTemplateFolder)/Symbols.svg"))

        /// The elements of the symbols, by their names. The first one has the attributes, and each other one is a part.
        private var elements: [String: [ArraySlice<UInt8>]] = [:]

        /// Reads a file. One that cannot be read has no symbols.
        init(_ file: URL) {
            let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
            var lines: [ArraySlice<UInt8>] = []
            var start = 0
            // A loop, because the methods of collections take 14 ms in a debug build.
            for end in 0..<bytes.count where bytes[end] == UInt8(ascii: "\n") {
                let line = bytes[start..<end]
                start = end + 1
                switch line.dropFirst().first {
                case UInt8(ascii: "s"): lines = [line]
                case UInt8(ascii: "/"): elements[lines.first.map(Self.name) ?? ""] = lines
                default: lines.append(line)
                }
            }
        }

        /// Returns the first attribute of an element, the id of a symbol or the kind of a part.
        fileprivate static func name(in element: ArraySlice<UInt8>) -> String {
            let rest = element.drop { $0 != UInt8(ascii: "\"") }.dropFirst()
            return String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        }

        /// The names of the symbols.
        var names: Set<String> { Set(elements.keys) }

        /// Returns the shapes of a symbol. Nil for an unknown name.
        subscript(name: String) -> SymbolShapes? {
            guard let elements = elements[name], let symbol = elements.first else { return nil }
            let fields = String(decoding: symbol, as: UTF8.self).split(separator: "\"").map(String.init)
            let attributes = Dictionary(zip(fields, fields.dropFirst())) { first, _ in first }
            if let other = attributes[" data-same="] { return other == name ? nil : self[other] }
            var shapes = SymbolShapes(
                isDirectional: attributes[" class="] == "ui-directional", innerPlace: attributes[" data-inner="])
            for element in elements.dropFirst() { shapes.add(element) }
            return shapes
        }
    }

    extension SymbolShapes {
        /// Adds a part of a symbol, an element such as `<g data-part="lines">`.
        fileprivate mutating func add(_ element: ArraySlice<UInt8>) {
            let content = element.drop { $0 != UInt8(ascii: ">") }.dropFirst().dropLast("</g>".utf8.count)
            let text = String(decoding: content, as: UTF8.self)
            switch SymbolSheet.name(in: element) {
            case "outline": outline = text
            case "inside": inside = text
            case "lines": lines = text
            default: break
            }
        }
    }
#endif
