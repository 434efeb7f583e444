import FOSMVVM
import HTMLRendering
import HTMLSnapshots
import HTMLTokens

/// Makes self-contained documents of recorded HTML.
struct SnapshotPictures {
    /// The maximum number of failures with pictures, because each picture contains all stylesheets.
    static let limit = ReportCollector.maxPictures

    let context: PageContext
    private let style: String

    init(in context: PageContext) {
        self.context = context
        let assets = context.content.assets
        style = assets.text(of: assets.previewStylesheets)
    }

    /// Returns the number of failures that have a difference but no pictures.
    static func omitted(of failures: [SnapshotResult]) -> Int {
        failures.dropFirst(limit).count { $0.status == .different }
    }

    /// Returns a document with a snapshot's HTML, in the language and direction of its locale.
    func document(_ fragment: String, of result: SnapshotResult) -> String {
        let picture = SnapshotPictureViewModel(
            HTMLNormalizer.unbroken(fragment), style: style, locale: Self.locale(of: result.path))
        return Page(picture).rendered(in: context).text
    }

    /// Returns the locale in `{ViewModel}/{preview}.{locale}.html`.
    private static func locale(of path: String) -> LocaleIdentifier {
        let parts = path.split(separator: ".").dropLast()
        return parts.last.flatMap { LocaleIdentifier(String($0)) } ?? .english
    }
}

/// A document of recorded HTML with its stylesheets.
@ViewModel
struct SnapshotPictureViewModel {
    let language: String
    let direction: String
    /// The stylesheets, which are inserted unescaped.
    let style: String
    /// The HTML, which is inserted unescaped.
    let fragment: String
    /// The element around the HTML. Nil for HTML that needs none.
    let container: FragmentContainer?
    let title: String
    var vmId = ViewModelId(type: Self.self)

    init(_ fragment: String, style: String, locale: LocaleIdentifier) {
        self.fragment = fragment
        container = FragmentContainer(of: Array(fragment.utf8))
        title = locale.documentLanguage
        self.style = style
        language = locale.documentLanguage
        direction = locale.direction
    }

    static func stub() -> Self { Self("", style: "", locale: .english) }
}
