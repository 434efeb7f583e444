import FOSMVVM

/// A stamp, of which there may be many on a page.
@ViewModel
struct StampViewModel {
    @LocalizedString var country
    var vmId = ViewModelId()

    static func stub() -> Self { Self() }
}
