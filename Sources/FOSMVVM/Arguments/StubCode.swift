import Foundation

/// Writes the call of a stub that makes a ViewModel: with the arguments that its default stub does not have.
package struct StubCode {
    /// Returns the names of the parameters of each stub of a type, as they are declared.
    package typealias Parameters = (any ViewModel.Type) -> [[String]]

    /// Why a ViewModel cannot be written.
    package enum Unwritten: Error {
        /// No stub of the ViewModel has parameters for these values, or they cannot be written.
        case values(viewModel: String, names: [String])
        /// The ViewModel does not store what its initializer was called with.
        case arguments(viewModel: String)
    }

    private let parameters: Parameters

    /// Creates the writer of stubs with these parameters.
    package init(parameters: @escaping Parameters) {
        self.parameters = parameters
    }

    /// Returns the call, such as `.stub(name: "Lamp", isDone: true)`.
    ///
    /// - Throws: ``Unwritten``.
    package func code(of model: any ViewModel) throws(Unwritten) -> SwiftCode {
        let changed = try Self.changedArguments(of: model)
        let names = changed.map(\.name)
        guard let stub = parameters(type(of: model)).first(where: { Set(names).isSubset(of: $0) }) else {
            let known = Set(parameters(type(of: model)).joined())
            throw Self.unwritten(names.filter { !known.contains($0) }, of: model)
        }
        let values = Dictionary(changed) { first, _ in first }
        var elements: [SwiftCode.Element] = []
        for name in stub {
            guard let value = values[name] else { continue }
            guard let code = try code(of: value) else { throw Self.unwritten([name], of: model) }
            elements.append(SwiftCode.Element(label: name, value: code))
        }
        return .list(open: ".stub(", elements: elements, close: ")")
    }

    private static func unwritten(_ names: [String], of model: any ViewModel) -> Unwritten {
        .values(viewModel: TypeName.of(type(of: model)), names: names)
    }

    /// Returns the arguments that are not those of the default stub. What differs in each stub does not count.
    private static func changedArguments(
        of model: any ViewModel
    ) throws(Unwritten) -> [(name: String, value: Any)] {
        let type = type(of: model)
        let (first, second) = (try arguments(of: type.stub()), try arguments(of: type.stub()))
        let defaults = Dictionary(first) { first, _ in first }
        let others = Dictionary(second) { first, _ in first }
        return try arguments(of: model).filter { name, value in
            guard let start = defaults[name], let other = others[name] else { return true }
            return SameValue.isSame(start, other) && !SameValue.isSame(start, value)
        }
    }

    private static func arguments(of model: any ViewModel) throws(Unwritten) -> [(name: String, value: Any)] {
        guard let known = InitializerArguments(of: model) else {
            throw .arguments(viewModel: TypeName.of(type(of: model)))
        }
        return known.arguments
    }

    /// Returns the code of a value. Nil if it cannot be written.
    private func code(of value: Any) throws(Unwritten) -> SwiftCode? {
        if let optional = value as? any OptionalType {
            guard let content = optional.wrappedValue else { return .text("nil") }
            return try code(of: content)
        }
        if let model = value as? any ViewModel { return try code(of: model) }
        guard let list = value as? [Any] else { return SwiftLiteral(value).map { .text($0.code) } }
        var elements: [SwiftCode.Element] = []
        for value in list {
            guard let code = try code(of: value) else { return nil }
            elements.append(SwiftCode.Element(label: nil, value: code))
        }
        return .list(open: "[", elements: elements, close: "]")
    }
}

/// A value of a simple type as Swift writes it.
private struct SwiftLiteral {
    let code: String

    /// Nil for a value of another type.
    init?(_ value: Any) {
        switch value {
        case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Decimal: code = "\(value)"
        case let text as String: code = text.debugDescription
        case let character as Character: code = String(character).debugDescription
        case let id as UUID: code = "UUID(uuidString: \(id.uuidString.debugDescription))!"
        case let url as URL: code = "URL(string: \(url.absoluteString.debugDescription))!"
        case let date as Date: code = "Date(timeIntervalSince1970: \(Self.seconds(of: date)))"
        case .constant(let text) as LocalizableString: code = ".constant(\(text.debugDescription))"
        default:
            guard let name = Self.caseName(of: value) else { return nil }
            code = ".\(name)"
        }
    }

    private static func seconds(of date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        return Int(exactly: seconds).map(String.init) ?? String(seconds)
    }

    /// Returns the name of a case without associated values.
    private static func caseName(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
        if let value = value as? any RawRepresentable { return EnumerationCase(of: value).name }
        return value is any CustomStringConvertible ? nil : String(describing: value)
    }
}
