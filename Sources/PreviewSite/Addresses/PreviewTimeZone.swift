import Diagnostics
import FOSMVVM
package import Foundation
import TemplateEngine

/// A time zone for dates in previews, with its name in the IANA database.
package struct PreviewTimeZone: Hashable, Sendable {
    /// The name as the database spells it, such as `Asia/Tokyo`.
    package let identifier: String
    /// The time zone itself.
    package let timeZone: TimeZone

    /// Creates the time zone with a name, regardless of case. Nil for an unknown name.
    package init?(_ name: String) {
        guard let identifier = Self.known[name.lowercased()], let timeZone = TimeZone(identifier: identifier) else {
            return nil
        }
        self.identifier = identifier
        self.timeZone = timeZone
    }

    /// Returns the name of a time zone on the site. Foundation names its `gmt` GMT, but the site and the docs use UTC.
    static func name(of zone: TimeZone) -> String { zone == .gmt ? "UTC" : zone.identifier }

    /// Returns the names that are most similar to an unknown name, the most similar first. Also compares only the city.
    package static func nearest(to name: String) -> [String] {
        let city = name.split(separator: "/").last.map(String.init) ?? name
        let cities = Dictionary(grouping: known.values) { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let near = NearestNames.nearest(to: name, among: known.values)
        guard near.isEmpty else { return near }
        return NearestNames.nearest(to: city.replacing(" ", with: "_"), among: cities.keys)
            .flatMap { cities[$0, default: []].sorted() }.prefix(3).map { $0 }
    }

    /// The names by their lower-case spelling. Foundation's list lacks some names, such as `Asia/Kolkata`, and
    /// Foundation accepts ambiguous names, such as `IST`.
    private static let known = Dictionary(
        ICU.timeZones.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
