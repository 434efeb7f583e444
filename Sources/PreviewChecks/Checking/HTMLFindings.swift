import Diagnostics
import HTMLParsing

/// Collects the mistakes of a rule in the HTML of previews: one finding per template, with the preview that shows it. If
/// a view and a template that it includes have the same mistake, it is reported only for the included template.
struct HTMLFindings {
    private struct Key: Hashable {
        let place: SourcePlace
        /// The message of the first one. Others of the same place and kind differ, such as in the values of attributes.
        let message: String
        private let kind: String

        init(_ place: SourcePlace, of mistake: PreviewMistake) {
            self.place = place
            message = mistake.message
            kind = place.line == nil ? message : mistake.kind?.rawValue ?? Self.withoutValues(message)
        }

        /// Returns a message without the values of attributes in it.
        private static func withoutValues(_ message: String) -> String {
            let parts = message.split(separator: "=\"", omittingEmptySubsequences: false)
            return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
                text += part.firstIndex(of: "\"").map { part[part.index(after: $0)...] } ?? part
            }
        }

        static func == (one: Self, other: Self) -> Bool { one.place == other.place && one.kind == other.kind }

        func hash(into hasher: inout Hasher) {
            hasher.combine(place)
            hasher.combine(kind)
        }
    }

    /// The maximum number of places to name in one finding.
    private static let placeLimit = 5

    private let templates: CheckedTemplates
    /// The templates of each view that has a mistake, its own template first, by the name of the view.
    private var templatesOfViews: [String: [TemplateMarkup]] = [:]
    /// The full names of the views' templates in whose HTML a mistake with a message is found.
    private var templatesByMessage: [String: Set<String>] = [:]
    /// The findings, in the order in which they are found.
    private var keys: [Key] = []
    /// The previews of each finding, in the order in which they are found.
    private var previews: [Key: [CheckedPreview]] = [:]
    /// What the findings are about.
    private var subjects: [Key: FindingSubject] = [:]
    /// The candidates if several tags may have written the HTML.
    private var candidates: [Key: [SourcePlace]] = [:]

    init(_ templates: CheckedTemplates) {
        self.templates = templates
    }

    /// Returns the findings of a rule.
    func findings(of rule: any CheckRule) -> [CheckFinding] {
        keys.filter { !isCausedByIncludedTemplate($0) }.map { finding(of: rule, $0) }
    }

    /// Adds a mistake in the HTML of a preview, which the tags or the text show.
    mutating func add(_ mistake: PreviewMistake, _ tags: [RenderedTag], text: String?, of preview: CheckedPreview) {
        let places = preview.view.source?.templateName.map { self.places(of: tags, text, in: $0) } ?? []
        let file = preview.view.source?.file ?? preview.preview.place.file
        let known = places.first { $0.count == 1 }?.first
        let key = Key(known ?? SourcePlace(file: templates.paths.relative(file)), of: mistake)
        if known == nil, candidates[key] == nil { candidates[key] = places.first { $0.count > 1 } }
        if previews[key] == nil {
            keys.append(key)
            if let name = templateName(of: preview) { templatesByMessage[mistake.message, default: []].insert(name) }
        }
        subjects[key, default: FindingSubject(tag: tags.first?.startTag)].add(mistake, in: preview.preview)
        if previews[key]?.last !== preview { previews[key, default: []].append(preview) }
    }

    /// Whether an included template has the same finding, so that it is reported only for that template.
    private func isCausedByIncludedTemplate(_ key: Key) -> Bool {
        guard let name = previews[key]?.first.flatMap(templateName) else { return false }
        let others = (templatesByMessage[key.message] ?? []).subtracting([name])
        return !others.isEmpty && !others.isDisjoint(with: templates.inclusions.included(by: name))
    }

    private func templateName(of preview: CheckedPreview) -> String? {
        preview.view.source?.templateName.flatMap(templates.inclusions.fullName)
    }

    /// Returns the possible places of a mistake in the templates of a view: those of each tag, then those of the text.
    private mutating func places(of tags: [RenderedTag], _ text: String?, in view: String) -> [[SourcePlace]] {
        let used = templatesOfViews[view] ?? templates.used(byView: view)
        templatesOfViews[view] = used
        let limit = Self.placeLimit + 1
        return tags.map { tag in places(in: used, limit: limit) { $0.offsets(of: tag, limit: limit) } }
            + (text.map { text in [places(in: used, limit: limit) { $0.offsets(ofText: text) }] } ?? [])
    }

    private func places(
        in used: [TemplateMarkup], limit: Int, offsets: (TemplateMarkup) -> [Int]
    ) -> [SourcePlace] {
        used.flatMap { markup in offsets(markup).map { (markup.template, $0) } }.prefix(limit)
            .map { templates.place(at: $1, in: $0) }
    }

    private func finding(of rule: any CheckRule, _ key: Key) -> CheckFinding {
        let (previews, subject) = (previews[key] ?? [], subjects[key] ?? FindingSubject())
        let more = previews.count > 1 ? " and \(previews.count - 1) more" : ""
        let seen = "Seen in the preview \(previews[0].title)\(more)."
        return rule.finding(
            "\(key.message)\(subject.localesAndWidths)\(places(key)) \(seen)", at: key.place, about: subject)
    }

    /// Returns the places to look at if no single place is known, as part of a message.
    private func places(_ key: Key) -> String {
        guard let candidates = candidates[key] else { return "" }
        let names = candidates.prefix(Self.placeLimit).map { place in
            place.file == key.place.file ? "line \(place.line ?? 0)" : "\(place.file):\(place.line ?? 0)"
        }
        return " Look at \(names.joined(separator: ", "))\(candidates.count > names.count ? " and others" : "")."
    }
}

extension HTMLElement {
    /// The start tag, with enough attributes to identify it.
    var startTag: String {
        let telling = ["id", "name", "type", "data-testid", "data-operation", "role", "class", "src", "href"]
        let attributes = telling.compactMap { name in
            value(of: name).map { " \(name)=\"\($0.prefix(40))\"" }
        }
        return "<\(name)\(attributes.prefix(2).joined())>"
    }
}
