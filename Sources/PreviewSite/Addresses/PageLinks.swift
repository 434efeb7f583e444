import HTTPCore
package import PreviewCatalog

/// Writes the addresses of a page's links. Each keeps the page's parameters that the linked page reads.
struct PageLinks: Sendable {
    let parameters: PageParameters

    /// Returns the address of an endpoint, with changed parameters.
    func address<Target: Endpoint>(
        _ target: Target, changing change: (inout PageParameters) -> Void = { _ in }
    ) -> String {
        var parameters = parameters
        change(&parameters)
        let items = parameters.items(of: Target.parameters)
        return items.isEmpty ? target.address : "\(target.address)?\(HTTPQuery(items).encoded)"
    }

    /// Returns the parameters that a form sends in addition to the one that it sets.
    func hiddenFields<Target: Endpoint>(of target: Target, besides parameter: PageParameter) -> [HiddenField] {
        parameters.items(of: Target.parameters.subtracting([parameter])).map {
            HiddenField(name: $0.name, value: $0.value)
        }
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
