import FOSMVVM
import HTMLRendering
import HTMLSnapshots

/// Makes documents of recorded HTML that need no other file.
struct SnapshotPictures {
    /// How many failures of a report have pictures, as each picture holds all style sheets.
    static let limit = 50

    let context: PageContext
    private let style: String

    init(context: PageContext) {
        self.context = context
        let assets = context.content.assets
        style = assets.text(of: assets.previewStylesheets)
    }

    /// How many of the failures have no pictures though they have a difference.
    static func omitted(of failures: [SnapshotResult]) -> Int {
        failures.dropFirst(limit).count { $0.difference != nil }
    }

    /// A document with a snapshot's HTML, in the language and direction of its locale.
    func document(_ fragment: String, of result: SnapshotResult) -> String {
        let picture = SnapshotPictureViewModel(fragment, style: style, locale: Self.locale(of: result.path))
        return Page(picture).rendered(in: context).text
    }

    /// The locale in `{ViewModel}/{preview}.{locale}.html`.
    private static func locale(of path: String) -> LocaleIdentifier {
        let parts = path.split(separator: ".").dropLast()
        return parts.last.flatMap { LocaleIdentifier(String($0)) } ?? .english
    }
}

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
