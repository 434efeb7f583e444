import HTTPCore
package import PreviewCatalog

/// Writes the addresses of a page's links, each with those of the page's parameters that the linked page reads.
struct PageLinks: Sendable {
    let parameters: PageParameters

    /// The address of an endpoint, with the parameters changed where asked.
    func address<Target: Endpoint>(
        _ target: Target, changing change: (inout PageParameters) -> Void = { _ in }
    ) -> String {
        var parameters = parameters
        change(&parameters)
        let items = parameters.items(of: Target.parameters)
        return items.isEmpty ? target.address : "\(target.address)?\(HTTPQuery(items).encoded)"
    }

    /// The parameters that a form which asks a page for one of them has to send along.
    func hiddenFields<Target: Endpoint>(of target: Target, besides parameter: PageParameter) -> [HiddenField] {
        parameters.items(of: Target.parameters.subtracting([parameter])).map {
            HiddenField(name: $0.name, value: $0.value)
        }
    }
}

/// A parameter that a form sends along without showing it.
struct HiddenField: Codable, Sendable {
    let name: String
    let value: String
}

extension Preview {
    /// The address of its bare document, without parameters.
    package var documentAddress: String { BareDocument(self).address }
}
