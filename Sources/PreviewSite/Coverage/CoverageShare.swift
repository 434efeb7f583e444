import FOSMVVM
import TextCoverage

/// Which part of its texts a locale has, itself or from a parent, whatever is wrong with them.
struct CoverageShare: Codable, Sendable {
    /// In whole percent; less than 100 while one is missing.
    let percent: Int
    let label: LocalizableSubstitutions
    /// Whether none is missing or wrong.
    let isComplete: Bool

    init(_ counts: TextCounts) {
        let had = counts.present + counts.inherited
        percent = counts.used == 0 ? 100 : had * 100 / counts.used
        isComplete = counts.missing == 0 && counts.wrong == 0
        label = LocalizableString.localized(for: Self.self, propertyName: "percent")
            .bind(substitutions: ["value": LocalizableInt(value: percent)])
    }
}
