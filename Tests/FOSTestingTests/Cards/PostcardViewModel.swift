import FOSMVVM

/// A card with a stamp, or without one.
@ViewModel
struct PostcardViewModel {
    @LocalizedString var greeting
    @LocalizedString(propertyName: "lines", index: 1) var secondLine
    @LocalizedSubs(substitutions: \.substitutions) var distance

    let stamp: StampViewModel?
    var vmId = ViewModelId(type: Self.self)

    private var substitutions: [String: LocalizableInt] { ["km": LocalizableInt(value: 1200)] }

    static func stub(stamp: StampViewModel? = .stub()) -> Self { Self(stamp: stamp) }
}
