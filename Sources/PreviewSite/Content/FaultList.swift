import Diagnostics
import FOSMVVM
import PreviewChecks

/// Faults as a page lists them: the first ones, and how many more there are.
struct FaultList: Codable, Sendable {
    /// A fault as it is shown.
    struct Item: Codable, Sendable {
        let message: String
        let place: String?
        let offendingText: String?
        /// The name of the rule that found it.
        let rule: String?
        let copyLabel: LocalizableString
        /// The links that open the place, for visitors who may see sources.
        let editors: [EditorLink]

        init(_ fault: Diagnostic, editors: EditorLinks) {
            self.init(message: fault.message, place: fault.place, offendingText: fault.excerpt, editors: editors)
        }

        init(_ finding: CheckFinding, editors: EditorLinks) {
            self.init(message: finding.message, place: finding.place, rule: finding.rule, editors: editors)
        }

        private init(
            message: String, place: SourcePlace?, offendingText: String? = nil, rule: String? = nil,
            editors: EditorLinks
        ) {
            self.message = message.excerpt(FaultList.messageLimit)
            self.place = place?.description
            self.editors = place.map(editors.links) ?? []
            self.offendingText = offendingText
            self.rule = rule
            copyLabel = .localized(for: FaultList.self, propertyName: "copyLabel")
        }
    }

    /// More faults than anyone reads on one page.
    private static let limit = 100
    /// More characters than a message has, unless it quotes a name or address of any length.
    private static let messageLimit = 1000

    let items: [Item]
    let more: LocalizableSubstitutions?

    /// Nil without faults.
    init?(_ faults: [Diagnostic], editors: EditorLinks) { self.init(faults.map { Item($0, editors: editors) }) }

    /// Nil without faults.
    init?(_ faults: [Item]) {
        guard !faults.isEmpty else { return nil }
        items = Array(faults.prefix(Self.limit))
        more = Self.more(faults.count - items.count)
    }

    /// Returns the text about those that are not shown. Nil if all are.
    static func more(_ rest: Int) -> LocalizableSubstitutions? {
        rest == 0
            ? nil
            : LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: rest)])
    }
}

/// Faults under a heading.
struct FaultNotice: Codable, Sendable {
    let title: LocalizableString
    let count: LocalizableInt
    /// Whether the faults are shown at once, and not only their heading.
    let isOpen: Bool
    let faults: FaultList

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [Diagnostic], isOpen: Bool = true, editors: EditorLinks) {
        self.init(title, faults: faults.map { FaultList.Item($0, editors: editors) }, isOpen: isOpen)
    }

    /// Nil without faults.
    init?(_ title: LocalizableString, faults: [FaultList.Item], isOpen: Bool = true) {
        guard let list = FaultList(faults) else { return nil }
        self.title = title
        count = LocalizableInt(value: faults.count)
        self.isOpen = isOpen
        self.faults = list
    }
}
