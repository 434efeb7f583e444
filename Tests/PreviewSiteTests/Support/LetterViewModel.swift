import FOSMVVM
import Foundation
import PreviewCatalog

/// A view with texts, a list of texts, a date and a name.
@ViewModel
struct LetterViewModel {
    @LocalizedString var title
    @LocalizedString var closing
    @LocalizedStrings var lines
    let sender: String
    let sent: LocalizableDate
    var vmId = ViewModelId(type: Self.self)

    init(sender: String) {
        self.sender = sender
        sent = LocalizableDate(value: Date(timeIntervalSince1970: 1_768_518_000), timeStyle: .short)
    }

    static func stub() -> Self { Self(sender: "Ada") }
}

struct LetterView: ViewModelView {
    init(viewModel: LetterViewModel) {}
}
