import FOSMVVM

/// What a part of a live page shows, by which the next rendering finds it again.
struct PartContent: Sendable {
    let viewModel: any ViewModel
    private let view: ObjectIdentifier?
    private let viewName: String
    private let locale: LocaleIdentifier

    init(of input: ViewInput, in locale: LocaleIdentifier) {
        viewModel = input.viewModel
        view = input.view.map { ObjectIdentifier($0) }
        viewName = input.viewName
        self.locale = locale
    }

    /// Whether it is the same view of the same ViewModel, whose state stays if it shows something else.
    ///
    /// A random identity says nothing, so such a ViewModel is the same if it shows the same, in whichever locale.
    func isSame(as other: PartContent) -> Bool {
        guard view == other.view, viewName == other.viewName, type(of: viewModel) == type(of: other.viewModel) else {
            return false
        }
        let (id, otherID) = (viewModel.vmId, other.viewModel.vmId)
        return id == otherID || id.isRandom && otherID.isRandom && (locale != other.locale || json == other.json)
    }

    /// Whether it also shows the same texts and values.
    func isShowing(_ other: PartContent) -> Bool { locale == other.locale && json == other.json }

    /// Nil for a ViewModel that cannot be encoded, which its rendering reports.
    private var json: String? { viewModel.shownJSON }
}
