import FOSMVVM
import TextCoverage

/// A locale's row in the table of coverage.
struct CoverageLocale: Codable, Sendable {
    let name: String
    let code: String
    let direction: String
    let share: CoverageShare
    let present: LocalizableInt
    let inherited: LocalizableInt
    let missing: CoverageNumber
    let wrong: CoverageNumber
    let unused: CoverageNumber

    init(_ coverage: LocaleCoverage) {
        let identifier = coverage.locale
        let locale = SiteLocale(identifier)
        name = locale.name
        code = identifier.tag
        direction = locale.direction
        share = CoverageShare(coverage.counts)
        present = LocalizableInt(value: coverage.counts.present)
        inherited = LocalizableInt(value: coverage.counts.inherited)
        missing = CoverageNumber(
            coverage.counts.missing, anchor: CoverageTextList.anchor(.missing, locale: identifier))
        wrong = CoverageNumber(coverage.counts.wrong, anchor: CoverageTextList.anchor(.wrong, locale: identifier))
        unused = CoverageNumber(coverage.counts.unused, anchor: CoverageUnusedList.anchor(locale: identifier))
    }
}
