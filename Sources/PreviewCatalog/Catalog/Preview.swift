public import FOSMVVM
public import Foundation

/// A named stub of a view.
///
/// All but ``make()`` is known without running the preview's body.
public struct Preview: Sendable {
    /// What the preview is called.
    public let name: String
    /// The name as the last part of an address: lower case with dashes.
    public let slug: String
    /// The type name of the ViewModel.
    public let viewModelName: String
    /// The type of the ViewModel.
    package let viewModelType: any ViewModel.Type
    /// The type name of the view, which is its template's.
    public let viewName: String
    /// The folder that the preview's source lies in.
    public let feature: String
    /// The view's category.
    public let category: ViewCategory
    /// The locale that the preview is held to, whichever else is asked for.
    public let locale: Locale?
    /// Where the preview is declared.
    public let place: SourcePlace
    private let bundle: Bundle
    private let body: @Sendable () throws -> MadePreview
    private let isolation: (any PreviewIsolation)?

    init(_ record: PreviewRecord, isolation: (any PreviewIsolation)? = nil) {
        name = record.name ?? Self.defaultName
        slug = PreviewSlug.slug(of: name)
        viewModelType = record.viewModelType
        viewModelName = String(describing: viewModelType)
        viewName = record.viewName
        category = record.category
        locale = record.locale
        place = SourcePlace(path: record.file, line: record.line)
        feature = place.feature
        bundle = record.bundle
        body = record.body
        self.isolation = isolation
    }

    /// The preview of a ViewModel that has none: its stub, in the view that it would have.
    init(stubOf record: ViewModelRecord, isolation: (any PreviewIsolation)? = nil) {
        let type = record.type
        name = Self.defaultName
        slug = PreviewSlug.slug(of: name)
        viewModelType = type
        viewModelName = String(describing: type)
        viewName = ViewSubject.viewName(of: type)
        category = type.inferredCategory
        locale = nil
        place = SourcePlace(path: record.file, line: record.line)
        feature = place.feature
        bundle = .main
        body = { MadePreview(stubOf: type) }
        self.isolation = isolation
    }

    /// What an unnamed preview is called.
    private static let defaultName = "Default"

    /// What messages call the preview: `'empty' of TaskListViewModel`.
    package var title: String { "'\(slug)' of \(viewModelName)" }

    /// The locale that the preview is shown in where this one is asked for: the one that it is held to, if any.
    package func shownLocale(for asked: LocaleIdentifier) -> LocaleIdentifier {
        locale.map(LocaleIdentifier.init(_:)) ?? asked
    }

    /// Makes the view anew.
    ///
    /// - Throws: Why it cannot be made.
    public func make() throws(PreviewFailure) -> MadePreview {
        if let reason = isolation?.failure(of: self) { throw PreviewFailure(self, reason) }
        return try makeHere()
    }

    /// Makes the view anew in this process, come what may.
    package func makeHere() throws(PreviewFailure) -> MadePreview {
        let made: MadePreview
        do {
            made = try body()
        } catch {
            throw PreviewFailure(self, .threw(error.localizedDescription))
        }
        if made.bundle != .main, made.bundle != bundle { throw PreviewFailure(self, .hidden(argument: "bundle")) }
        if made.locale != nil, made.locale != locale { throw PreviewFailure(self, .hidden(argument: "locale")) }
        return made
    }
}
