import FOSMVVM
import HTMLRendering

/// Recorded HTML alone, with its style sheets in it.
@ViewModel
struct SnapshotPictureViewModel {
    let language: String
    let direction: String
    /// Style sheets, put in as they are.
    let style: String
    /// HTML that is put in as it is.
    let fragment: String
    var vmId = ViewModelId(type: Self.self)

    init(_ fragment: String, style: String, locale: LocaleIdentifier) {
        self.fragment = fragment
        self.style = style
        language = locale.documentLanguage
        direction = locale.direction
    }

    static func stub() -> Self { Self("", style: "", locale: .english) }
}
