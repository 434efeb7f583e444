import HTTPCore
package import PreviewCatalog

/// Writes the addresses of a page's links. Each keeps the page's parameters that the linked page reads. The arguments of
/// a preview are kept only by links to the same preview, and the choice of previews by those to the same view.
struct PageLinks: Sendable {
    /// The page itself, to which the switches of its parameters lead.
    let page: any Endpoint
    let parameters: PageParameters
    /// The preview of the page. Nil if it has none.
    var subject: PageSubject?

    /// Returns the address of an endpoint, with changed parameters.
    func address<Target: Endpoint>(
        _ target: Target, changing change: (inout PageParameters) -> Void = { _ in }
    ) -> String {
        var parameters = parameters
        if let subject, !subject.contains(target.subject) {
            parameters.arguments = .none
            parameters.set = nil
            parameters.previews = []
        }
        change(&parameters)
        let items = parameters.items(of: Target.parameters)
        return items.isEmpty ? target.address : "\(target.address)?\(HTTPQuery(items).encoded)"
    }

    /// Returns the address of this page with changed parameters.
    func here(changing change: (inout PageParameters) -> Void) -> String { address(page, changing: change) }

    /// Returns the parameters that a form sends in addition to those that it sets or resets.
    func hiddenFields<Target: Endpoint>(of target: Target, besides others: PageParameter...) -> [HiddenField] {
        parameters.items(of: Target.parameters.subtracting(others)).map {
            HiddenField(name: $0.name, value: $0.value)
        }
    }
}

/// The preview of a page, or all previews of a ViewModel.
struct PageSubject: Hashable, Sendable {
    let viewModel: String
    /// The preview's name in addresses. Nil for all previews of the ViewModel.
    var slug: String?

    /// Whether what another page shows belongs to it, or the other way around.
    fileprivate func contains(_ other: PageSubject?) -> Bool {
        guard let other, other.viewModel == viewModel else { return false }
        return slug == nil || other.slug == nil || slug == other.slug
    }
}

/// A parameter that a form sends without showing it.
struct HiddenField: Codable, Sendable {
    let name: String
    let value: String
}

extension Preview {
    /// The address of the preview's bare document, without parameters.
    package var documentAddress: String { BareDocument(self).address }
}
