import Diagnostics
import FOSMVVM
package import Foundation
import TemplateEngine

/// A time zone that dates of previews are shown in, by its name in the IANA database.
package struct PreviewTimeZone: Hashable, Sendable {
    /// The name, in the database's own case: `Asia/Tokyo`.
    package let identifier: String
    /// The time zone itself.
    package let timeZone: TimeZone

    /// The time zone of a name in any case; nil for one that is not known.
    package init?(_ name: String) {
        guard let identifier = Self.known[name.lowercased()], let timeZone = TimeZone(identifier: identifier) else {
            return nil
        }
        self.identifier = identifier
        self.timeZone = timeZone
    }

    /// The name that the site has for a time zone, as the docs have it: Foundation calls its own `gmt` GMT.
    static func name(of zone: TimeZone) -> String { zone == .gmt ? "UTC" : zone.identifier }

    /// The known names nearest to one, the nearest first. The city alone counts too.
    package static func nearest(to name: String) -> [String] {
        let city = name.split(separator: "/").last.map(String.init) ?? name
        let cities = Dictionary(grouping: known.values) { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let near = NearestNames.nearest(to: name, among: known.values)
        guard near.isEmpty else { return near }
        return NearestNames.nearest(to: city.replacing(" ", with: "_"), among: cities.keys)
            .flatMap { cities[$0, default: []].sorted() }.prefix(3).map { $0 }
    }

    /// The names by themselves in lower case. Foundation lists each zone once, as `Asia/Calcutta` and not `Asia/Kolkata`,
    /// and takes names that mean several, such as `IST`.
    private static let known = Dictionary(
        ICU.timeZones.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
