import FOSMVVM
import Foundation

/// Has an id and a date of its own each time.
@ViewModel
struct FreshViewModel {
    var id = UUID()
    var sent = LocalizableDate(value: .now)
    var vmId = ViewModelId()

    static func stub() -> Self { Self() }
}
