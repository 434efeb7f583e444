import Foundation

/// A time as reports write it.
enum Seconds {
    /// Seconds with so many digits after the point and no exponent, which XML's decimals do not have.
    static func text(_ seconds: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", seconds)
    }
}
