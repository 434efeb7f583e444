package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog

/// Uses the views of previews, in this process or in another one.
package protocol ViewExerciser: Sendable {
    /// Uses the view of a preview. Nil for one that is not written in Swift.
    ///
    /// - Parameter renderer: The renderer of this process, for the version of the view.
    /// - Throws: The reason why the view could not be used to the end.
    func use(
        _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer
    ) throws(LiveViewFailure) -> SwiftViewUse?
}

/// Uses views in this process, which ends if one of them crashes.
package struct LocalViewExerciser: ViewExerciser {
    /// Creates the exerciser. It has no options.
    package init() {}

    package func use(
        _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer
    ) throws(LiveViewFailure) -> SwiftViewUse? {
        do {
            return try renderer.use(of: try preview.make().subject, locale: locale)
        } catch {
            throw .notStarted(error.localizedDescription)
        }
    }
}
