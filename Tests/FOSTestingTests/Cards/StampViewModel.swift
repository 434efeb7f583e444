import FOSMVVM

/// A stamp. A page can show several.
@ViewModel
struct StampViewModel {
    @LocalizedString var country
    var vmId = ViewModelId()

    static func stub() -> Self { Self() }
}
