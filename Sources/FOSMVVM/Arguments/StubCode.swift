import Diagnostics
import Foundation

/// Writes the call that makes a ViewModel: of its stub, with the arguments that its default stub does not have, or of its
/// initializer.
package struct StubCode {
    /// Returns the parameters of each stub of a type, as they are declared.
    package typealias Parameters = (any ViewModel.Type) -> [[DeclaredParameter]]

    /// Why a ViewModel cannot be written.
    package enum Unwritten: Error {
        /// These values cannot be written, or no stub of the ViewModel has parameters for them.
        case values(viewModel: String, names: [String])
        /// The ViewModel does not store what its initializer was called with.
        case arguments(viewModel: String)
    }

    private typealias Argument = InitializerArguments.Argument

    private let parameters: Parameters

    /// Creates the writer of stubs with these parameters.
    package init(parameters: @escaping Parameters) {
        self.parameters = parameters
    }

    /// Returns the call, such as `.stub(name: "Lamp", isDone: true)`.
    ///
    /// A stub can derive the arguments that it has no parameters for from others. So the initializer is preferred to it.
    ///
    /// - Throws: ``Unwritten``.
    package func code(of model: any ViewModel) throws(Unwritten) -> SwiftCode {
        let arguments = try Self.arguments(of: model)
        let changed = try Self.changed(arguments, of: model)
        if changed.isEmpty { return .list(open: ".stub(", elements: [], close: ")") }
        let names = Set(arguments.map(\.name))
        let stubs = parameters(type(of: model)).filter { stub in
            stub.allSatisfy { $0.hasDefault || names.contains($0.label) }
        }
        // An identity is not shown, so a stub may set it.
        let shown = arguments.filter { !($0.value is ModelIdType) }.map(\.name)
        if let stub = stubs.first(where: { Set(shown).isSubset(of: $0.map(\.label)) }) {
            return try call(of: stub, with: arguments, changed: changed, of: model)
        }
        if let call = try? call(of: arguments, of: model) { return call }
        guard let stub = stubs.first(where: { Set(changed.map(\.name)).isSubset(of: $0.map(\.label)) }) else {
            let known = Set(stubs.joined().map(\.label))
            throw Self.unwritten(changed.map(\.name).filter { !known.contains($0) }, of: model)
        }
        return try call(of: stub, with: arguments, changed: changed, of: model)
    }

    private func call(
        of stub: [DeclaredParameter], with arguments: [Argument], changed: [Argument], of model: any ViewModel
    ) throws(Unwritten) -> SwiftCode {
        let ordered = stub.flatMap { parameter in
            (parameter.hasDefault ? changed : arguments).filter { $0.name == parameter.label }
        }
        let elements = try elements(ordered.map { ($0.name, nil, $0.value) }, of: model)
        return .list(open: ".stub(", elements: elements, close: ")")
    }

    private func call(of arguments: [Argument], of model: any ViewModel) throws(Unwritten) -> SwiftCode {
        .list(open: ".init(", elements: try elements(arguments, of: model), close: ")")
    }

    private func elements(
        _ arguments: [Argument], of model: any ViewModel
    ) throws(Unwritten) -> [SwiftCode.Element] {
        var elements: [SwiftCode.Element] = []
        for argument in arguments {
            guard let code = try expression(of: argument.value) else {
                throw Self.unwritten([argument.name], of: model)
            }
            elements.append(SwiftCode.Element(label: argument.label ?? argument.name, value: code))
        }
        return elements
    }

    private static func unwritten(_ names: [String], of model: any ViewModel) -> Unwritten {
        .values(viewModel: TypeName.of(type(of: model)), names: names)
    }

    /// Returns the arguments that are not those of the default stub. New ids in each stub do not count.
    private static func changed(
        _ arguments: [Argument], of model: any ViewModel
    ) throws(Unwritten) -> [Argument] {
        let type = type(of: model)
        let first = try Self.arguments(of: type.stub())
        let second = try Self.arguments(of: type.stub())
        return arguments.filter { argument in
            guard let start = first.first(where: { $0.name == argument.name })?.value,
                let other = second.first(where: { $0.name == argument.name })?.value
            else { return true }
            return !ValueEquality.isSame(start, argument.value, ignoresIds: !ValueEquality.isSame(start, other))
        }
    }

    private static func arguments(of model: any ViewModel) throws(Unwritten) -> [Argument] {
        guard let known = InitializerArguments(of: model) else {
            throw .arguments(viewModel: TypeName.of(type(of: model)))
        }
        return known.arguments
    }

    /// Returns the code of a value. Nil if it cannot be written.
    private func expression(of value: Any) throws(Unwritten) -> SwiftCode? {
        if let optional = value as? any OptionalType {
            guard let content = optional.wrappedValue else { return .text("nil") }
            return try expression(of: content)
        }
        if let model = value as? any ViewModel { return try code(of: model) }
        if let values = value as? [Any] {
            return try list(values.map { (nil, $0) }).map { .list(open: "[", elements: $0, close: "]") }
        }
        if let literal = SwiftLiteral(value) { return .text(literal.code) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, let payload = mirror.children.first, let name = payload.label else {
            return nil
        }
        let tuple = Mirror(reflecting: payload.value)
        // The labels of values without any are their numbers, such as `.0`.
        let values =
            tuple.displayStyle == .tuple
            ? tuple.children.map { ($0.label?.first == "." ? nil : $0.label, $0.value) } : [(nil, payload.value)]
        return try list(values).map { .list(open: ".\(name)(", elements: $0, close: ")") }
    }

    /// Returns the elements of values with labels. Nil if one cannot be written.
    private func list(_ values: [(label: String?, value: Any)]) throws(Unwritten) -> [SwiftCode.Element]? {
        var elements: [SwiftCode.Element] = []
        for (label, value) in values {
            guard let code = try expression(of: value) else { return nil }
            elements.append(SwiftCode.Element(label: label, value: code))
        }
        return elements
    }
}

/// A value of a simple type as Swift writes it.
private struct SwiftLiteral {
    let code: String

    /// Nil for a value of another type.
    init?(_ value: Any) {
        switch value {
        case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Decimal: code = "\(value)"
        case let text as String: code = text.swiftLiteral
        case let character as Character: code = String(character).swiftLiteral
        case let id as UUID: code = "UUID(uuidString: \(id.uuidString.swiftLiteral))!"
        case let url as URL: code = "URL(string: \(url.absoluteString.swiftLiteral))!"
        case let date as Date: code = "Date(timeIntervalSince1970: \(Self.seconds(of: date)))"
        case .constant(let text) as LocalizableString: code = ".constant(\(text.swiftLiteral))"
        default:
            guard let name = Self.caseName(of: value) else { return nil }
            code = ".\(name)"
        }
    }

    private static func seconds(of date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        return Int(exactly: seconds).map { $0.formatted(grouped).replacing(",", with: "_") } ?? String(seconds)
    }

    /// The style of numbers in Swift, such as `1_768_518_000`.
    private static let grouped = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))

    /// Returns the name of a case without associated values.
    private static func caseName(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
        if let value = value as? any RawRepresentable { return EnumerationCase(of: value).name }
        return value is any CustomStringConvertible ? nil : String(describing: value)
    }
}
