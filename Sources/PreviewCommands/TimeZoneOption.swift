import ArgumentParser
import Foundation
import HTMLRendering
import PreviewSite
import TemplateEngine

/// `--time-zone`, and what follows from it.
struct TimeZoneOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The time zone of the previews' dates, such as Asia/Tokyo; UTC if left out.", valueName: "name"))
    var timeZone: String?

    /// The time zone, if one is named.
    var chosen: TimeZone? { timeZone.flatMap(PreviewTimeZone.init)?.timeZone }

    /// What previews are rendered in.
    var environment: RenderingEnvironment {
        chosen.map { .preview.in(timeZone: $0) } ?? .preview
    }

    func validate() throws {
        guard let timeZone, PreviewTimeZone(timeZone) == nil else { return }
        let nearest = PreviewTimeZone.nearest(to: timeZone)
        let hint =
            nearest.isEmpty
            ? "Use a name of the IANA database, such as Asia/Tokyo."
            : "Did you mean \(nearest.joined(separator: " or "))?"
        throw ValidationError("There is no time zone '\(timeZone.excerpt)'. \(hint)")
    }
}
