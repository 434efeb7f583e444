/// The Swift code with a constant for each image and color.
struct AssetSymbolCode {
    let text: String

    init(of names: AssetNames) {
        let images = SymbolTree(names.images, suffix: "Image")
        let colors = SymbolTree(names.colors, suffix: "Color")
        // On Apple platforms, Xcode makes them.
        var lines = [
            "// The plugin AssetSymbols of Preview Host writes this file.", "", "#if os(Linux)", "import SwiftUI",
        ]
        lines += images.extending("ImageResource") { "static let \($0) = ImageResource(name: \($1), bundle: .main)" }
        lines += colors.extending("ColorResource") { "static let \($0) = ColorResource(name: \($1), bundle: .main)" }
        let own = colors.without(Self.systemNames.union(names.constants))
        lines += own.extending("Color") { "static var \($0): Color { Color(\($1)) }" }
        lines += own.topLevel.extending("ShapeStyle where Self == Color") { "static var \($0): Color { Color(\($1)) }" }
        text = (lines + ["#endif", ""]).joined(separator: "\n")
    }

    /// The names that colors and styles have without a catalog.
    private static let systemNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint",
        "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
    ]
}

/// The constants of a catalog, those of a namespace in an enum of its name.
struct SymbolTree {
    /// The constants with the names of their images or colors. The first one of a name applies.
    private var symbols: [(symbol: String, asset: String)] = []
    private var spaces: [(name: String, tree: SymbolTree)] = []

    /// - Parameters:
    ///   - paths: The names of namespaces and of an image or a color in them.
    ///   - suffix: The end of names that is not part of the constants.
    init(_ paths: [[String]], suffix: String) {
        self.init(paths.map { ($0[...], $0.joined(separator: "/")) }, suffix: suffix)
    }

    private init(_ paths: [(path: ArraySlice<String>, asset: String)], suffix: String) {
        for (path, asset) in paths where path.count == 1 {
            let symbol = AssetSymbolName.constant(path[path.startIndex], suffix: suffix)
            if !symbols.contains(where: { $0.symbol == symbol }) { symbols.append((symbol, asset)) }
        }
        let nested = Dictionary(grouping: paths.filter { $0.path.count > 1 }) {
            AssetSymbolName.namespace($0.path[$0.path.startIndex])
        }
        spaces = nested.sorted { $0.key < $1.key }.map { name, paths in
            (name, SymbolTree(paths.map { ($0.path.dropFirst(), $0.asset) }, suffix: suffix))
        }
    }

    /// The constants outside of namespaces.
    var topLevel: SymbolTree {
        var tree = self
        tree.spaces = []
        return tree
    }

    /// Returns the tree without some of the constants outside of namespaces.
    func without(_ names: Set<String>) -> SymbolTree {
        var tree = self
        tree.symbols.removeAll { names.contains($0.symbol) }
        return tree
    }

    /// Returns the lines of an extension with the constants. Empty if there are none.
    ///
    /// - Parameter declaration: Returns the declaration of a constant, by its name and the literal of the image or color.
    func extending(_ type: String, _ declaration: (_ symbol: String, _ asset: String) -> String) -> [String] {
        symbols.isEmpty && spaces.isEmpty ? [] : ["", "extension \(type) {"] + lines(declaration) + ["}"]
    }

    private func lines(_ declaration: (String, String) -> String) -> [String] {
        let own = symbols.map { declaration($0.symbol, Self.literal($0.asset)) }
        return (own + spaces.flatMap { ["enum \($0.name) {"] + $0.tree.lines(declaration) + ["}"] }).map { "    " + $0 }
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
