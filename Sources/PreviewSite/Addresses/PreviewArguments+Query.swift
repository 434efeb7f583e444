import FOSMVVM
import HTTPCore

extension PreviewArguments {
    /// The beginning of the names of parameters that are arguments.
    static let prefix = "\(PageParameter.arguments.rawValue)."

    /// The arguments as items of a query, sorted by their paths.
    var items: [HTTPQuery.Item] {
        sorted.map { HTTPQuery.Item(name: Self.prefix + $0.path, value: $0.text) }
    }

    /// Reads the arguments in a query. The last of equal names counts, as a checkbox follows its hidden default.
    ///
    /// - Parameter refusals: The refused parameters so far. One that is too large is added.
    static func reading(
        _ query: HTTPQuery, refusals: [ParameterRefusal]
    ) -> (arguments: PreviewArguments, refusals: [ParameterRefusal]) {
        var (arguments, refusals) = (PreviewArguments(), refusals)
        for item in query.items where item.name.hasPrefix(prefix) {
            if !arguments.set(item.value, at: String(item.name.dropFirst(prefix.count))) {
                refusals.append(ParameterRefusal(.arguments, value: item.name))
            }
        }
        return (arguments, refusals)
    }
}

extension PageParameter {
    /// The parameter that an item of a query sets. Nil for an unknown one.
    init?(_ item: HTTPQuery.Item) {
        self.init(rawValue: item.name.hasPrefix(PreviewArguments.prefix) ? Self.arguments.rawValue : item.name)
    }
}
