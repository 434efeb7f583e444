#if SwiftViews && os(Linux)
    import Diagnostics
    import TemplateEngine

    /// The drawings of symbols, and their variants.
    ///
    /// A variant is made by the last part of its name: `bell.slash.fill` is `bell.slash` with filled shapes. A package has
    /// a file for each of its own drawings, which can replace those of this package.
    struct Symbols {
        /// The folder with the files of packages, in that of the components.
        static let folder = "Symbols/"
        /// Longer names than those of symbols have no variants.
        private static let nameLimit = 100

        let library: TemplateLibrary
        var sheet = SymbolSheet.builtIn

        /// Returns the drawing of a symbol. Nil if there is none for one of its parts.
        func drawing(of name: String) -> SymbolDrawing? {
            name.utf8.count <= Self.nameLimit ? drawing(of: name, isFilled: false) : nil
        }

        private func drawing(of name: String, isFilled: Bool) -> SymbolDrawing? {
            if hasFile(name) { return isFilled ? filled(name) : .file(name) }
            if let filled = isFilled ? filled(name) : nil { return filled }
            guard let shapes = sheet[name], !isFilled || !shapes.outline.isEmpty else {
                return variant(name, isFilled: isFilled)
            }
            return .shapes(shapes, isFilled: isFilled)
        }

        /// Returns the filled symbol with a drawing of its own.
        private func filled(_ name: String) -> SymbolDrawing? {
            let name = name + ".fill"
            return hasFile(name) ? .file(name) : sheet[name].map { .shapes($0, isFilled: false) }
        }

        private func variant(_ name: String, isFilled: Bool) -> SymbolDrawing? {
            if let base = name.base(of: ".fill") { return isFilled ? nil : drawing(of: base, isFilled: true) }
            if let base = name.base(of: ".slash") { return drawing(of: base, isFilled: isFilled).map { .slashed($0) } }
            return badged(name, isFilled: isFilled) ?? enclosed(name, isFilled: isFilled)
        }

        private func badged(_ name: String, isFilled: Bool) -> SymbolDrawing? {
            if let base = name.base(of: ".badge") {
                return drawing(of: base, isFilled: isFilled).map { .badged($0, badge: nil) }
            }
            guard let range = name.firstRange(of: ".badge."), let badge = badge(String(name[range.upperBound...]))
            else {
                return nil
            }
            return drawing(of: String(name[..<range.lowerBound]), isFilled: isFilled).map { .badged($0, badge: badge) }
        }

        /// Returns the drawing of a badge, which is filled or in a filled circle.
        private func badge(_ name: String) -> SymbolDrawing? {
            drawing(of: name, isFilled: true) ?? drawing(of: name + ".circle", isFilled: true)
        }

        /// The filled variant of a symbol is also in a filled shape, as `symbolVariant(.circle)` makes `star.fill.circle`.
        private func enclosed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
            for dot in name.indices where name[dot] == "." {
                let (base, end) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
                let isFilled = isFilled || base.hasSuffix(".fill")
                guard let shape = sheet[end], shape.innerPlace != nil, !isFilled || !shape.outline.isEmpty,
                    let inner = inner(base)
                else { continue }
                return .enclosed(inner, shape: shape, isFilled: isFilled)
            }
            return nil
        }

        /// Returns the drawing of a symbol in another one, which is filled if it has closed shapes.
        private func inner(_ name: String) -> SymbolDrawing? {
            drawing(of: name, isFilled: true) ?? drawing(of: name, isFilled: false) ?? text(name)
        }

        /// The letters and the numbers up to 50 have shapes around them.
        private func text(_ name: String) -> SymbolDrawing? {
            let isLetter = name.utf8.count == 1 && "a"..."z" ~= name
            return isLetter || Int(name).map { (0...50).contains($0) } == true ? .text(name.uppercased()) : nil
        }

        private func hasFile(_ name: String) -> Bool { !library.isMissing(Self.path(of: name)) }

        private static func path(of name: String) -> String { "\(ComponentMarkup.folder)/\(folder)\(name)" }
    }

    extension Symbols {
        /// Returns the symbols that are most similar to an unknown name, of those with the same first letter. They can be
        /// variants that end like the name.
        func nearest(to name: String) -> [String] {
            let start = Self.path(of: "")
            let files = library.names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
            let names = sheet.names.union(files).filter { $0.first == name.first }
            for end in name.indices.filter({ name[$0] == "." }) + [name.endIndex] {
                let nearest = NearestNames.nearest(to: String(name[..<end]), among: names).map { $0 + name[end...] }
                    .filter { drawing(of: $0) != nil }
                if !nearest.isEmpty { return nearest }
            }
            return []
        }
    }

    extension String {
        /// Returns the start of a name that ends with a suffix. Nil if there is none.
        fileprivate func base(of suffix: String) -> String? {
            hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
        }
    }
#endif
