package import FOSMVVM

/// A property of a ViewModel whose values are the states of its view: an enum without associated values, or a flag. An enum
/// with a description of its own is none, because the names of its cases are not known.
package struct StateProperty: Hashable, Sendable {
    /// The name of the property.
    package let name: String
    /// The name of the enum. Nil for a flag.
    let enumName: String?
    /// All values as Swift writes them, such as `.open`, or `true`.
    package let values: [String]
    /// The value in the ViewModel.
    package let value: String

    /// Returns those of a ViewModel, in order.
    package static func all(in viewModel: any ViewModel) -> [StateProperty] {
        Mirror(reflecting: viewModel).children.compactMap { child in
            child.label.flatMap { StateProperty(name: $0, value: child.value) }
        }
    }

    private init?(name: String, value: Any) {
        self.name = name
        switch value {
        case let flag as Bool:
            enumName = nil
            values = ["true", "false"]
            self.value = "\(flag)"
        case let element as any CaseIterable
        where Mirror(reflecting: element).displayStyle == .enum && !(element is any CustomStringConvertible):
            enumName = TypeName.of(type(of: element))
            values = Self.names(of: element)
            self.value = ".\(element)"
        default: return nil
        }
    }

    /// Returns the cases of an enum's type.
    private static func names<Value: CaseIterable>(of value: Value) -> [String] { Value.allCases.map { ".\($0)" } }
}
