import Diagnostics
import FOSMVVM
import PreviewChecks

/// Problems as a page lists them: the first ones, and how many more there are.
struct DiagnosticList: Codable, Sendable {
    /// A problem as it is shown.
    struct Item: Codable, Sendable {
        let message: String
        let place: String?
        let offendingText: String?
        /// The name of the rule that found it.
        let rule: String?
        let copyLabel: LocalizableString
        /// The links that open the place, for visitors who may see sources.
        let editors: [EditorLink]

        init(_ diagnostic: Diagnostic, editors: EditorLinks) {
            self.init(
                message: diagnostic.message, place: diagnostic.place, offendingText: diagnostic.excerpt,
                editors: editors)
        }

        init(_ finding: CheckFinding, editors: EditorLinks) {
            self.init(message: finding.message, place: finding.place, rule: finding.rule, editors: editors)
        }

        private init(
            message: String, place: SourcePlace?, offendingText: String? = nil, rule: String? = nil,
            editors: EditorLinks
        ) {
            self.message = message.excerpt(DiagnosticList.messageLimit)
            self.place = place?.description
            self.editors = place.map(editors.links) ?? []
            self.offendingText = offendingText
            self.rule = rule
            copyLabel = .localized(for: DiagnosticList.self, propertyName: "copyLabel")
        }
    }

    /// More problems than anyone reads on one page.
    private static let limit = 100
    /// More characters than a message has, unless it quotes a name or address of any length.
    private static let messageLimit = 1000

    let items: [Item]
    let more: LocalizableSubstitutions?

    /// Nil without problems.
    init?(_ diagnostics: [Diagnostic], editors: EditorLinks) {
        self.init(diagnostics.map { Item($0, editors: editors) })
    }

    /// Nil without problems.
    init?(_ diagnostics: [Item]) {
        guard !diagnostics.isEmpty else { return nil }
        items = Array(diagnostics.prefix(Self.limit))
        more = Self.more(diagnostics.count - items.count)
    }

    /// Returns the text about those that are not shown. Nil if all are.
    static func more(_ rest: Int) -> LocalizableSubstitutions? {
        rest == 0
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: rest)])
    }
}

/// Problems under a heading.
struct DiagnosticNotice: Codable, Sendable {
    let title: LocalizableString
    let count: LocalizableInt
    /// Whether the problems are shown at once, and not only their heading.
    let isOpen: Bool
    let diagnostics: DiagnosticList

    /// Nil without problems.
    init?(_ title: LocalizableString, diagnostics: [Diagnostic], isOpen: Bool = true, editors: EditorLinks) {
        self.init(title, diagnostics: diagnostics.map { DiagnosticList.Item($0, editors: editors) }, isOpen: isOpen)
    }

    /// Nil without problems.
    init?(_ title: LocalizableString, diagnostics: [DiagnosticList.Item], isOpen: Bool = true) {
        guard let list = DiagnosticList(diagnostics) else { return nil }
        self.title = title
        count = LocalizableInt(value: diagnostics.count)
        self.isOpen = isOpen
        self.diagnostics = list
    }
}
