public import FOSMVVM
public import Foundation

/// A named stub of a view.
public struct Preview: Sendable {
    /// What the preview is called.
    public let name: String
    /// The name as the last part of an address: lower case with dashes.
    public let slug: String
    /// The type name of the ViewModel.
    public let viewModelName: String
    /// The type name of the view, which is its template's.
    public let viewName: String
    /// The folder that the preview's source lies in.
    public let feature: String
    /// The view's category.
    public let category: ViewCategory
    /// The size that the preview asks for.
    public let frame: PreviewFrame
    /// The locale that the preview is held to, whichever else is asked for.
    public let locale: Locale?
    /// Where the preview is declared.
    public let place: SourcePlace
    private let body: @Sendable () -> HostedView

    init(name: String, place: SourcePlace, view: HostedView, body: @escaping @Sendable () -> HostedView) {
        self.name = name
        self.place = place
        self.body = body
        slug = PreviewSlug.slug(of: name)
        viewModelName = String(describing: type(of: view.viewModel))
        viewName = view.viewName
        feature = place.feature
        category = view.category
        frame = view.frame
        locale = view.locale
    }

    /// The locale that the preview is shown in where this one is asked for: the one that it is held to, if any.
    package func shownLocale(for asked: LocaleIdentifier) -> LocaleIdentifier {
        locale.map(LocaleIdentifier.init(_:)) ?? asked
    }

    /// Makes the view anew: what it is rendered from.
    public func subject() -> ViewSubject {
        let (view, made) = FixedMoment.making(body)
        return ViewSubject(
            view.viewModel, viewName: view.viewName, category: category, validations: view.validations,
            madeDuring: made)
    }
}
