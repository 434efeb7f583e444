import Diagnostics
import HTMLParsing
import OrderedCollections

/// Collects the findings of a rule in the HTML of previews: one per template, with the preview that shows it. If a view
/// and a template that it includes have the same finding, it is reported only for the included template.
struct HTMLFindings {
    private struct Key: Hashable {
        let place: SourcePlace
        /// The message of the first one. Others of the same place differ only in the values of attributes.
        let message: String
        private let kind: String

        init(_ place: SourcePlace, message: String) {
            self.place = place
            self.message = message
            kind = place.line == nil ? message : Self.withoutValues(message)
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

    private let subject: CheckContext
    /// The full names of the views' templates in whose HTML a mistake with a message is found.
    private var templatesByMessage: [String: Set<String>] = [:]
    /// The previews of each finding, in the order in which they are found.
    private var previews: OrderedDictionary<Key, [CheckedPreview]> = [:]
    /// The candidates if several tags may have written the HTML.
    private var candidates: [Key: [SourcePlace]] = [:]

    private init(_ subject: CheckContext) {
        self.subject = subject
    }

    /// Returns the findings of a rule. Skips previews with a broken template, because they show marks.
    ///
    /// - Parameter mistakes: Returns the mistakes in the HTML of a preview.
    static func of(
        _ rule: some CheckRule, in subject: CheckContext, mistakes: (CheckedPreview) -> [HTMLMistake]
    ) -> [CheckFinding] {
        var findings = HTMLFindings(subject)
        for preview in subject.previews where !preview.isBroken {
            for mistake in OrderedSet(mistakes(preview)) { findings.add(mistake, of: preview) }
        }
        return findings.previews.keys.filter { !findings.isOfIncluded($0) }.map { findings.finding(of: rule, $0) }
    }

    /// Whether an included template has the same finding and is therefore the cause.
    private func isOfIncluded(_ key: Key) -> Bool {
        guard let name = previews[key]?.first.flatMap(templateName) else { return false }
        let others = (templatesByMessage[key.message] ?? []).subtracting([name])
        return !others.isEmpty && !others.isDisjoint(with: subject.inclusions.included(by: name))
    }

    private func templateName(of preview: CheckedPreview) -> String? {
        preview.view.source?.templateName.flatMap(subject.renderer.templates.fullName)
    }

    private mutating func add(_ mistake: HTMLMistake, of preview: CheckedPreview) {
        let places = preview.view.source?.templateName.map { self.places(of: mistake, in: $0) } ?? []
        let file = preview.view.source?.file ?? preview.preview.place.file
        let known = places.first { $0.count == 1 }?.first
        let key = Key(known ?? subject.place(file), message: mistake.message)
        if known == nil, candidates[key] == nil { candidates[key] = places.first { $0.count > 1 } }
        if previews[key] == nil, let name = templateName(of: preview) {
            templatesByMessage[mistake.message, default: []].insert(name)
        }
        if previews[key]?.last !== preview { previews[key, default: []].append(preview) }
    }

    /// Returns the possible places of a mistake: those of each tag, then those of the text.
    private func places(of mistake: HTMLMistake, in view: String) -> [[SourcePlace]] {
        let limit = Self.placeLimit + 1
        return mistake.tags.map { subject.places(of: $0, in: view, limit: limit) }
            + (mistake.text.map { [subject.places(of: $0, in: view, limit: limit)] } ?? [])
    }

    private func finding(of rule: some CheckRule, _ key: Key) -> CheckFinding {
        let previews = previews[key] ?? []
        let more = previews.count > 1 ? " and \(previews.count - 1) more" : ""
        return rule.finding(
            "\(key.message)\(places(key)) Seen in the preview \(previews[0].title)\(more).", at: key.place)
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

/// A mistake in the HTML of a preview.
struct HTMLMistake: Hashable {
    /// What is wrong and what to do, in whole sentences.
    let message: String
    /// The tags to look for, the most specific first.
    let tags: [RenderedTag]
    /// The text to look for if the mistake is not a tag, as it is written.
    var text: String?
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
