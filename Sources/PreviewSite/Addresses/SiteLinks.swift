import HTTPCore

/// Writes the addresses of a page's links, all of which keep the page's parameters; the locale of a snapshot is its page's alone.
struct SiteLinks: Sendable {
    let parameters: SiteParameters

    /// The address of a path, with the parameters changed where asked.
    func address(_ path: SitePath, changing change: (inout SiteParameters) -> Void = { _ in }) -> String {
        var parameters = parameters
        change(&parameters)
        switch path {
        case .document, .recorded: parameters = parameters.ofPreview
        case .asset: parameters = SiteParameters()
        case .snapshot: break
        default: parameters.snapshot = nil
        }
        return Self.address(path.encoded, parameters)
    }

    /// The address that a form is sent to.
    func address(_ action: SiteAction) -> String { Self.address(action.encoded, parameters) }

    private static func address(_ path: String, _ parameters: SiteParameters) -> String {
        let query = HTTPQuery(parameters.items).encoded
        return query.isEmpty ? path : "\(path)?\(query)"
    }

    /// The parameters that a form which asks for one of them has to send along.
    func hiddenFields(besides parameter: SiteParameter) -> [SiteHiddenField] {
        parameters.items.filter { ![parameter, .snapshot].map(\.rawValue).contains($0.name) }.map {
            SiteHiddenField(name: $0.name, value: $0.value)
        }
    }
}
