import FOSMVVM
import HTMLRendering
import HTTPCore

/// A page of the site: a ViewModel and the template that shows it.
struct SitePage {
    /// The template's path below `Templates`.
    let template: String
    let viewModel: any ViewModel
    var status = HTTPStatus.ok
    /// The language of the content, where it is not that of the site's own texts.
    var language: LocaleIdentifier?
}
