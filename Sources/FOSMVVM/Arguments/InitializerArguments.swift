import Foundation

/// The arguments of a ViewModel's initializer by the names of its parameters. See ``ViewModel/remade(with:)``.
public final class ViewModelArguments {
    private let value: (_ name: String, _ type: Any.Type) -> Any?
    /// The labels that are not the names of their parameters, by these names.
    private(set) var labels: [String: String] = [:]

    init(value: @escaping (_ name: String, _ type: Any.Type) -> Any?) {
        self.value = value
    }

    /// Returns an argument. The label is that of the call: empty for none, and nil if it is the name.
    ///
    /// - Throws: An error if the argument is not known.
    public func value<Value>(_ name: String, label: String? = nil, as type: Value.Type) throws -> Value {
        labels[name] = label
        guard let value = value(name, type) as? Value else { throw UnknownArgument(name: name) }
        return value
    }
}

/// An argument of an initializer that cannot be read from the ViewModel.
struct UnknownArgument: Error {
    let name: String
}

extension ViewModel {
    /// Not available. ``ViewModel(options:)`` declares it for a ViewModel with an initializer.
    public static func remade(with arguments: ViewModelArguments) throws -> Self {
        throw UnknownArgument(name: "")
    }
}

/// The arguments with which a ViewModel was made by its initializer.
///
/// They are read from the properties with the names of the parameters. A parameter without such a property is found by
/// trying its values, if they are few. The arguments count only if the initializer makes the same ViewModel from them.
struct InitializerArguments {
    /// The maximum number of combinations that are tried.
    private static let trialLimit = 128

    /// An argument. Its label is nil if it is the name, and empty if there is none.
    typealias Argument = (name: String, label: String?, value: Any)

    /// The arguments, in the order of the parameters.
    let arguments: [Argument]
    private let model: any ViewModel

    /// Nil if the arguments are not known.
    init?(of model: any ViewModel) {
        var search = ArgumentSearch(of: model)
        for _ in 0..<Self.trialLimit {
            guard let (made, arguments) = search.attempt() else { return nil }
            if ValueEquality.isSame(made, model) {
                self.model = model
                self.arguments = arguments
                return
            }
            guard search.advance() else { return nil }
        }
        return nil
    }

    /// Makes the ViewModel again.
    ///
    /// - Parameter change: Returns a changed argument.
    /// - Throws: The errors of the initializer.
    func remake(changing change: (Any, _ name: String) -> Any) throws -> Any {
        let values = Dictionary(arguments.map { ($0.name, $0.value) }) { first, _ in first }
        return try withoutActuallyEscaping(change) { change in
            try type(of: model).remade(
                with: ViewModelArguments { name, _ in values[name].map { change($0, name) } })
        }
    }
}

/// The search for the arguments of an initializer.
private struct ArgumentSearch {
    private let model: any ViewModel
    private let members: [String: Any]
    /// The parameters without a property, in order, with their possible values.
    private var unknown: [(name: String, values: [Any], index: Int)] = []

    init(of model: any ViewModel) {
        self.model = model
        members = Dictionary(
            Mirror(reflecting: model).children.compactMap { child in child.label.map { ($0, child.value) } },
            uniquingKeysWith: { $1 })
    }

    /// Makes a ViewModel from the present combination. Nil if an argument can have too many values.
    mutating func attempt() -> (made: any ViewModel, arguments: [InitializerArguments.Argument])? {
        var found: [(name: String, value: Any)] = []
        var added = unknown
        let (known, id) = (members, model.vmId)
        let arguments = ViewModelArguments { name, type in
            let member = known[name] ?? known["_" + name]
            var value = member.flatMap { Self.value($0, as: type) }
            if value == nil {
                if !added.contains(where: { $0.name == name }), let few = Self.fewValues(of: type, id: id) {
                    added.append((name, few, 0))
                }
                value = added.first { $0.name == name }.map { $0.values[$0.index] }
            }
            if let value { found.append((name, value)) }
            return value
        }
        guard let made = try? type(of: model).remade(with: arguments) as any ViewModel else { return nil }
        unknown = added
        return (made, found.map { ($0.name, arguments.labels[$0.name], $0.value) })
    }

    /// Selects the next combination. Returns false after the last one.
    mutating func advance() -> Bool {
        for position in unknown.indices {
            unknown[position].index += 1
            if unknown[position].index < unknown[position].values.count { return true }
            unknown[position].index = 0
        }
        return false
    }

    /// Returns the argument from which a property was made: the property itself, or the value within it.
    private static func value(_ member: Any, as type: Any.Type) -> Any? {
        if Swift.type(of: member) == type { return member }
        if let optional = type as? any OptionalType.Type {
            guard let member = member as? any OptionalType else {
                return optional.wrap(value(member, as: optional.wrapped))
            }
            guard let content = member.wrappedValue else { return optional.nilValue }
            return optional.wrap(value(content, as: optional.wrapped))
        }
        switch member {
        case let field as any FormFieldModelProtocol: return value(field.value, as: type)
        case let number as LocalizableInt: return type == Int.self ? number.value : nil
        case let number as LocalizableDouble: return type == Double.self ? number.value : nil
        case let date as LocalizableDate: return type == Date.self ? date.value : nil
        case let property as any LocalizedValueHolder: return value(property.heldValue, as: type)
        case let text as LocalizableString: return type == String.self ? text.constantText : nil
        case let texts as [LocalizableString]:
            let constants = texts.compactMap(\.constantText)
            return type == [String].self && constants.count == texts.count ? constants : nil
        default: return nil
        }
    }

    /// The values of a type that has few, such as an enum. An id can be that of the ViewModel.
    private static func fewValues(of type: Any.Type, id: ViewModelId) -> [Any]? {
        switch type {
        case is Bool.Type: [false, true]
        case is UUID.Type: UUID(uuidString: id.id).map { [$0] }
        case is String.Type: id.isRandom ? nil : [id.id]
        case let optional as any OptionalType.Type:
            fewValues(of: optional.wrapped, id: id).map { [optional.nilValue] + $0.compactMap(optional.wrap) }
        case let type as any CaseIterable.Type: fewCases(of: type)
        default: nil
        }
    }

    private static func fewCases<Value: CaseIterable>(of type: Value.Type) -> [Any]? {
        let cases = Array(type.allCases.prefix(33))
        return cases.isEmpty || cases.count > 32 ? nil : cases
    }
}

/// A property with a value that does not depend on the locale.
private protocol LocalizedValueHolder {
    var heldValue: Any { get }
}

extension LocalizedValueProperty: LocalizedValueHolder {
    fileprivate var heldValue: Any { wrappedValue }
}

extension LocalizableString {
    /// The text that is the same in every locale.
    fileprivate var constantText: String? {
        switch self {
        case .empty: ""
        case .constant(let text): text
        case .localized: nil
        }
    }
}

extension OptionalType {
    /// Returns an optional with a value. Nil if there is none.
    fileprivate static func wrap(_ value: Any?) -> Any? {
        guard let value, let optional = some(value) else { return nil }
        return optional
    }
}
