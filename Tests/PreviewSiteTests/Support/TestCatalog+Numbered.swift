import FOSMVVM
import PreviewCatalog

/// A digit of the number of a ``NumberedViewModel``.
protocol NumberDigit: Sendable {}

private enum NumberDigits {
    enum First: NumberDigit {}
    enum Second: NumberDigit {}
    enum Third: NumberDigit {}
    enum Fourth: NumberDigit {}
    enum Fifth: NumberDigit {}
    enum Sixth: NumberDigit {}

    static let all: [any NumberDigit.Type] = [
        First.self, Second.self, Third.self, Fourth.self, Fifth.self, Sixth.self,
    ]
}

/// One of many ViewModels.
struct NumberedViewModel<High: NumberDigit, Middle: NumberDigit, Low: NumberDigit>: ViewModel {
    var vmId = ViewModelId(type: Self.self)

    func propertyNames() -> [LocalizableId: String] { [:] }

    static func stub() -> Self { Self() }
}

struct NumberedView<High: NumberDigit, Middle: NumberDigit, Low: NumberDigit>: ViewModelView {
    init(viewModel: NumberedViewModel<High, Middle, Low>) {}
}

extension TestCatalog {
    /// The previews of 216 views of one feature, one for each.
    static func numbered() -> PreviewCatalog {
        var records: [PreviewRecord] = []
        func add<High: NumberDigit, Middle: NumberDigit, Low: NumberDigit>(
            _ high: High.Type, _ middle: Middle.Type, _ low: Low.Type
        ) {
            records.append(
                PreviewRecord(name: "Only", file: "/app/Sources/App/Numbers/NumberedView.swift") {
                    NumberedView<High, Middle, Low>.previewHost(viewModel: .stub())
                })
        }
        for high in NumberDigits.all {
            for middle in NumberDigits.all {
                for low in NumberDigits.all { add(high, middle, low) }
            }
        }
        return PreviewCatalog(previews: records)
    }
}
