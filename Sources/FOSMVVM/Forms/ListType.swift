/// A list of values, such as those of several checkboxes.
protocol ListType {
    static var element: Any.Type { get }
    static func list(of values: [Any]) -> Self
    var elements: [Any] { get }
}

extension Array: ListType {
    static var element: Any.Type { Element.self }
    static func list(of values: [Any]) -> Self { values.compactMap { $0 as? Element } }
    var elements: [Any] { self }
}

extension Set: ListType {
    static var element: Any.Type { Element.self }
    static func list(of values: [Any]) -> Self { Set(values.compactMap { $0 as? Element }) }
    var elements: [Any] { Array(self) }
}
