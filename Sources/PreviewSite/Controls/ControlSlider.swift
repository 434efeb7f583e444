import FOSMVVM
import Foundation

/// The slider of a number: between the limits of its form field, or else around the starting value.
struct ControlSlider: Codable, Sendable {
    let first: String
    let last: String
    let step: String
    let value: String

    /// Nil for another kind of value.
    init?(_ argument: PreviewArgument) {
        guard [.wholeNumber, .number].contains(argument.kind) else { return nil }
        let isWhole = argument.kind == .wholeNumber
        let start = argument.start.flatMap(Double.init) ?? 0
        let constraints = argument.field?.constraints
        let reach = Self.reach(of: start, isWhole: isWhole, type: argument.declaration.type)
        let lower = constraints?.minValue.map(Double.init) ?? (start < 0 ? -reach : 0)
        let upper = constraints?.maxValue.map(Double.init) ?? max(reach, lower + reach)
        guard lower < upper else { return nil }
        first = Self.text(lower)
        last = Self.text(upper)
        step = isWhole ? "1" : Self.text((upper - lower) / 100)
        value = argument.text ?? first
    }

    /// Returns a round number that is about twice as far from zero as the starting value.
    private static func reach(of start: Double, isWhole: Bool, type: String) -> Double {
        if !isWhole, (0...1).contains(start) { return 1 }
        let double = max(2 * abs(start), isWhole ? 10 : 1)
        let scale = pow(10, floor(log10(double)))
        let round = [1, 2, 5, 10].map { $0 * scale }.first { $0 >= double } ?? double
        return min(round, limits[type.replacing("?", with: "")] ?? round)
    }

    /// The largest values of small types.
    private static let limits: [String: Double] = ["Int8": 127, "UInt8": 255, "Int16": 32_767, "UInt16": 65_535]

    private static func text(_ number: Double) -> String {
        number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
