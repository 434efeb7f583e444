import FOSMVVM
import TextCoverage

/// A feature's row in the table of coverage, with a cell for each locale.
struct CoverageFeature: Codable, Sendable {
    /// A locale's texts of the feature; none where the feature uses none.
    struct Cell: Codable, Sendable {
        let share: CoverageShare?
        let missing: CoverageNumber?
        let wrong: CoverageNumber?
    }

    let name: String
    let cells: [Cell]

    /// The rows of all features that use texts, by name.
    static func features(_ coverage: [LocaleCoverage]) -> [CoverageFeature] {
        let names = Set(coverage.flatMap(\.features).map(\.name)).sorted()
        return names.map { name in
            CoverageFeature(name: name, cells: coverage.map { Cell(name, in: $0) })
        }
    }
}

extension CoverageFeature.Cell {
    fileprivate init(_ name: String, in coverage: LocaleCoverage) {
        let counts = coverage.features.first { $0.name == name }?.counts
        let number = { (kind: CoverageTextList.Kind, count: Int?) -> CoverageNumber? in
            count.map {
                CoverageNumber($0, anchor: CoverageTextList.anchor(kind, locale: coverage.locale, feature: name))
            }
        }
        share = counts.map(CoverageShare.init)
        missing = number(.missing, counts?.missing)
        wrong = number(.wrong, counts?.wrong)
    }
}
