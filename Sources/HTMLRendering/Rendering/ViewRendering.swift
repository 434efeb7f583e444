public import FOSMVVM
public import Foundation

/// What turns a ViewModel into HTML. ``HTMLRenderer`` does it through templates.
public protocol ViewRendering: Sendable {
    /// The HTML of a view in a locale. What is missing is marked in the HTML and told in its diagnostics.
    func render(_ subject: ViewSubject, locale: Locale) -> RenderedView
}
