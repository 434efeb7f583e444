import FOSMVVM
import PreviewCatalog

/// One of a thousand ViewModels, by its number. A type's key has no generic arguments, so texts name theirs themselves.
struct GeneratedViewModel<Hundreds: Digit, Tens: Digit, Ones: Digit>: ViewModel {
    let title: LocalizableString
    let subtitle: LocalizableString
    let summary: LocalizableSubstitutions
    let saveLabel: LocalizableString
    let cancelLabel: LocalizableString
    let emptyMessage: LocalizableString
    let nameLabel: LocalizableString
    let amountLabel: LocalizableString
    let hint: LocalizableString
    let footer: LocalizableString
    let hasRows: Bool
    let rows: [GeneratedRow]
    var vmId: ViewModelId = .init(type: Self.self)

    static var number: Int { Hundreds.value * 100 + Tens.value * 10 + Ones.value }

    init(rows: Int) {
        func text(_ name: String) -> LocalizableString { .localized(.value(key: "Generated\(Self.number).\(name)")) }
        title = text("title")
        subtitle = text("subtitle")
        summary = LocalizableSubstitutions(
            baseString: text("summary"), substitutions: ["count": LocalizableInt(value: rows)])
        saveLabel = text("saveLabel")
        cancelLabel = text("cancelLabel")
        emptyMessage = text("emptyMessage")
        nameLabel = text("nameLabel")
        amountLabel = text("amountLabel")
        hint = text("hint")
        footer = text("footer")
        hasRows = rows > 0
        self.rows = (0..<rows).map { GeneratedRow(id: $0, name: "Row \($0)", amount: LocalizableInt(value: $0 * 1000)) }
    }

    func propertyNames() -> [LocalizableId: String] { [:] }

    static func stub() -> Self { Self(rows: 4) }
}

/// A line of a generated view.
struct GeneratedRow: Codable, Sendable {
    let id: Int
    let name: String
    let amount: LocalizableInt
}

/// The view of a generated ViewModel.
struct GeneratedView<Hundreds: Digit, Tens: Digit, Ones: Digit>: ViewModelView {
    init(viewModel: GeneratedViewModel<Hundreds, Tens, Ones>) {}
}
