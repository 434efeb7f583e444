import Foundation

/// The symbols that Swift code names, such as `Image(systemName: "leaf")`.
struct UsedSymbols {
    let names: Set<String>

    private static let drawings = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Templates/Components/Symbols.svg").standardized

    /// Finds the symbols in lines with an argument of a symbol.
    init(in code: String) {
        let lines = code.split(separator: "\n").filter { $0.contains(/\b(?:systemName|systemImage|symbol):/) }
        names = Set(lines.flatMap { $0.matches(of: /"([a-z0-9.]+)"/).map { String($0.1) } })
    }

    /// The symbols without a drawing in this package. A variant is made from the drawing of its symbol.
    var namesWithoutIcon: Set<String> {
        get throws {
            let drawings = try String(contentsOf: Self.drawings, encoding: .utf8)
            return names.filter { name in
                !drawings.contains("<symbol id=\"\(name.replacing(/(\.circle|\.square|\.fill)+$/, with: ""))\"")
            }
        }
    }
}
