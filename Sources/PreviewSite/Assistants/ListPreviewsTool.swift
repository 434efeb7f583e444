import FOSMVVM
import ModelContextProtocol
import PreviewCatalog

/// The arguments of `list_previews`.
struct ListPreviewsArguments: DescribedProperties {
    /// What is wrong with a preview.
    enum State: String, ArgumentChoice {
        case problems
        case wellFormed = "no_problems"
    }

    let text: String?
    let feature: String?
    let state: State?
    let changedSince: String?
    let cursor: String?

    static let descriptions = [
        "text": "Words in the name of a view, a ViewModel, a preview or a feature.",
        "feature": "The name of a feature, which is the folder of its source files.",
        "state": "Only previews with problems, or only those without. Examines all previews, which can take seconds.",
        "changedSince": """
        A commit or a branch, such as main: only previews that can show what has changed since then. last_call: since \
        the last call with last_call. The first one lists all.
        """,
        "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `list_previews`.
struct ListPreviewsOutput: Codable, Sendable {
    let total: Int
    /// The ids of the previews, such as `OrderListView/empty`.
    let previews: [String]
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of previews in an answer.
    private static let listLimit = 150

    func listPreviews() throws -> Tool {
        try Tool(
            "list_previews", title: "List previews",
            description: """
                Lists the previews by feature and view, each view with the file and line of its first preview. Use an id, \
                such as OrderListView/empty, with the other tools.
                """
        ) { (arguments: ListPreviewsArguments, _) in
            let work = work
            let found = try previews(arguments, in: work)
            let part = try ListPage(found, from: arguments.cursor, limit: Self.listLimit)
            let count = found.count == 1 ? "1 preview" : "\(found.count) previews"
            let text = ["\(count)."] + PreviewLines(part.elements, in: work.content).lines + part.rest
            return ToolAnswer(
                text.joined(separator: "\n"),
                ListPreviewsOutput(
                    total: found.count, previews: part.elements.map(\.assistantID), nextCursor: part.nextCursor))
        }
    }

    private func previews(_ arguments: ListPreviewsArguments, in work: BackgroundWork) throws -> [Preview] {
        let catalog = work.content.catalog
        var found = catalog.previews
        if let feature = arguments.feature {
            let features = Set(catalog.entries.map(\.feature)).sorted()
            guard features.contains(feature) else { throw AssistantError(unknown("feature", feature, among: features)) }
            found = found.filter { $0.feature == feature }
        }
        let words = SearchText.words(of: arguments.text ?? "")
        found = found.filter { preview in
            let names = SearchText.folded(
                [preview.viewName, preview.viewModelName, preview.name, preview.slug, preview.feature]
                    .joined(separator: " "))
            return words.allSatisfy(names.contains)
        }
        if let since = arguments.changedSince {
            guard let changedPreviews else {
                throw AssistantError("This host knows no changes. Leave changedSince out.")
            }
            let origin: ChangeOrigin =
                since == "last_call" ? .lastCall(isContinued: arguments.cursor != nil) : .commit(since)
            if let changed = try changedPreviews(origin) { found = found.filter { changed.contains($0.assistantID) } }
        }
        guard let state = arguments.state else { return found }
        let marks = work.examinations.allFound(in: work.content.localizations.defaultLocale).marks
        return found.filter { (marks[BareDocument($0)] != nil) == (state == .problems) }
    }
}

/// The lines of a list of previews: a line for each feature, and for each view in it.
private struct PreviewLines {
    private(set) var lines: [String] = []

    init(_ previews: some Sequence<Preview>, in content: PackageContent) {
        var last: (feature: String, view: String) = ("", "")
        for preview in previews {
            let file = preview.place.file.split(separator: "/")
            let folder = file.dropLast().joined(separator: "/")
            if "\(preview.feature) \(folder)" != last.feature {
                last = ("\(preview.feature) \(folder)", "")
                lines.append("\(preview.feature), in \(folder)/")
            }
            if preview.viewName == last.view {
                lines[lines.count - 1] += ", \(preview.slug)"
            } else {
                last.view = preview.viewName
                lines.append("  \(preview.viewName) \(file.last ?? ""):\(preview.place.line ?? 1): \(preview.slug)")
            }
        }
    }
}
