import Foundation

/// Numbers as they are printed.
enum Figure {
    /// Three digits that count.
    static func of(_ value: Double) -> String {
        value.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en")))
    }
}
