import HTTPCore

/// Writes the addresses of a page's links, each with those of the page's parameters that the linked page reads.
struct SiteLinks: Sendable {
    let parameters: SiteParameters

    /// The address of a path, with the parameters changed where asked.
    func address(_ path: SitePath, changing change: (inout SiteParameters) -> Void = { _ in }) -> String {
        var parameters = parameters
        change(&parameters)
        return Self.address(path.encoded, parameters.items(of: path.parameters))
    }

    /// The address that a form is sent to.
    func address(_ action: SiteAction) -> String {
        Self.address(action.encoded, parameters.items(of: SiteParameter.ofSnapshots))
    }

    /// The parameters that a form which asks a page for one of them has to send along.
    func hiddenFields(of path: SitePath, besides parameter: SiteParameter) -> [SiteHiddenField] {
        parameters.items(of: path.parameters.subtracting([parameter])).map {
            SiteHiddenField(name: $0.name, value: $0.value)
        }
    }

    private static func address(_ path: String, _ items: [HTTPQuery.Item]) -> String {
        items.isEmpty ? path : "\(path)?\(HTTPQuery(items).encoded)"
    }
}
