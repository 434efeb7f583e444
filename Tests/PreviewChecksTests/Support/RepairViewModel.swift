import FOSMVVM
import PreviewCatalog

/// A repair with a text of each kind.
@ViewModel
struct RepairViewModel {
    @LocalizedString var title
    @LocalizedSubs(substitutions: \.substitutions) var count
    @LocalizedStrings var steps
    @LocalizedString(propertyName: "parts", index: 1) var secondPart

    var vmId: ViewModelId = .init(type: Self.self)

    private var substitutions: [String: LocalizableInt] { ["n": LocalizableInt(value: 2)] }

    static func stub() -> Self { Self() }
}

struct RepairView: ViewModelView {
    init(viewModel: RepairViewModel) {}
}
