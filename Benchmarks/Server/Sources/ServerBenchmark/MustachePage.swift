import Foundation
import Mustache

/// The example's page of visits in English, with the same templates and the engine swift-mustache.
struct MustachePage: Sendable {
    private let library: MustacheLibrary

    /// - Throws: An error for a template that cannot be read or parsed.
    init(templates: URL) throws {
        let names = ["VisitListPageView", "VisitRowView", "WorkshopPage"]
        let parsed = try names.map { name in
            let file = templates.appending(path: "\(name).mustache")
            return (name, try MustacheTemplate(string: String(contentsOf: file, encoding: .utf8)))
        }
        library = MustacheLibrary(templates: Dictionary(uniqueKeysWithValues: parsed))
    }

    func html(of visits: [any VisitFields]) -> String {
        let page: [String: Any] = [
            "page": ["language": "en", "direction": "ltr"], "title": "Visits", "welcomeLink": "Repair Café",
            "announceLink": "Announce a visit", "isEmpty": visits.isEmpty, "emptyTitle": "No visits yet",
            "emptyMessage": "Announce the first one.",
            "countText": visits.count == 1 ? "1 visit" : "\(visits.count) visits",
            "visits": visits.map { Self.values(of: ShownVisit($0)) },
        ]
        return library.render(page, withTemplate: "VisitListPageView") ?? ""
    }

    private static func values(of visit: ShownVisit) -> [String: Any] {
        var values: [String: Any] = [
            "device": visit.device, "wantsReminder": visit.wantsReminder, "reminderText": "Wants a reminder",
            "dayLabel": "Day", "day": ShownDay(text: visit.day, value: visit.machineDay), "peopleLabel": "People",
            "people": visit.people, "weightLabel": "Weight in kilograms", "hasNeeds": !visit.needs.isEmpty,
            "needsLabel": "Needs", "needs": visit.needs,
        ]
        values["weight"] = visit.weight
        return values
    }

    /// A date as text, with its machine-readable form as the member `value`.
    private struct ShownDay: MustacheParent, CustomStringConvertible {
        let text: String
        let value: String

        var description: String { text }

        func child(named name: String) -> Any? { name == "value" ? value : nil }
    }
}
