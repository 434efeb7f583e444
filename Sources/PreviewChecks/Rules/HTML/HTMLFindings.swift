import HTMLParsing

/// Gathers what a rule finds in the HTML of previews: once for each template, with the preview that shows it, and where
/// a view that another one includes has it too, for that one alone.
struct HTMLFindings {
    private struct Key: Hashable {
        let place: CheckPlace
        let message: String
    }

    /// More places than anyone looks at for one finding.
    private static let placeLimit = 5

    private let subject: CheckContext
    private var order: [Key] = []
    private var byMessage: [String: [Key]] = [:]
    private var previews: [Key: [CheckedPreview]] = [:]
    /// Where tags may stand of which it is not known which one it is.
    private var candidates: [Key: [CheckPlace]] = [:]

    private init(_ subject: CheckContext) {
        self.subject = subject
    }

    /// The findings of a rule, but for previews whose template is broken: what they show is not theirs.
    ///
    /// - Parameter mistakes: What is wrong in the HTML of a preview.
    static func of(
        _ rule: some CheckRule, in subject: CheckContext, mistakes: (CheckedPreview) -> [HTMLMistake]
    ) -> [CheckFinding] {
        var findings = HTMLFindings(subject)
        for preview in subject.previews where !preview.isBroken {
            for mistake in mistakes(preview) { findings.add(mistake, of: preview) }
        }
        return findings.order.filter { !findings.isOfIncluded($0) }.map { findings.finding(of: rule, $0) }
    }

    /// Whether the same is found in a template that this one includes, whose fault it then is.
    private func isOfIncluded(_ key: Key) -> Bool {
        let others = (byMessage[key.message] ?? []).filter { $0 != key }
        guard !others.isEmpty, let name = previews[key]?.first?.view.templateName else { return false }
        let included = subject.templateUses.included(by: name)
        return others.contains { other in
            guard let preview = previews[other]?.first else { return false }
            return subject.templateUses.fullName(preview.view.templateName).map(included.contains) ?? false
        }
    }

    private mutating func add(_ mistake: HTMLMistake, of preview: CheckedPreview) {
        let places = places(of: mistake, in: preview.view.templateName)
        let file = preview.view.templateFile ?? preview.preview.place.file
        let known = places.first { $0.count == 1 }?.first
        let key = Key(place: known ?? subject.place(file), message: mistake.message)
        if known == nil, candidates[key] == nil { candidates[key] = places.first { $0.count > 1 } }
        if previews[key] == nil {
            order.append(key)
            byMessage[mistake.message, default: []].append(key)
        }
        if previews[key]?.last !== preview { previews[key, default: []].append(preview) }
    }

    /// Where what is at fault may stand: each tag, then the text.
    private func places(of mistake: HTMLMistake, in view: String) -> [[CheckPlace]] {
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

    /// Where to look where no place is known, in the words of a message.
    private func places(_ key: Key) -> String {
        guard let candidates = candidates[key] else { return "" }
        let names = candidates.prefix(Self.placeLimit).map { place in
            place.file == key.place.file ? "line \(place.line ?? 0)" : "\(place.file):\(place.line ?? 0)"
        }
        return " Look at \(names.joined(separator: ", "))\(candidates.count > names.count ? " and others" : "")."
    }
}

/// What a rule finds in the HTML of a preview.
struct HTMLMistake {
    /// What is wrong and what to do, in whole sentences.
    let message: String
    /// The tags to look at, the one that tells most first.
    let tags: [RenderedTag]
    /// What to look at where it is no tag, as it is written.
    var text: String?
}

extension HTMLElement {
    /// The start tag, with as many attributes as tell it from others.
    var startTag: String {
        let telling = ["id", "name", "type", "data-testid", "data-operation", "role", "class", "src", "href"]
        let attributes = telling.compactMap { name in
            value(of: name).map { " \(name)=\"\($0.prefix(40))\"" }
        }
        return "<\(name)\(attributes.prefix(2).joined())>"
    }
}
