import Foundation

/// Changes the arguments of a ViewModel, and lists them.
///
/// A value is changed only at the paths of given arguments. Everything else stays the value that it is.
final class ArgumentEditor {
    /// The maximum number of listed arguments. Those after it cannot be changed.
    private static let countLimit = 500
    /// The maximum number of nested values.
    private static let depthLimit = 8
    /// The maximum length of a list.
    private static let lengthLimit = 100

    /// The arguments so far.
    private(set) var found: [PreviewArgument] = []
    /// The paths of arguments so far, with those that make an optional nil.
    private(set) var known: Set<String> = []
    /// The given paths whose texts change nothing.
    private(set) var redundant: [String] = []

    private let given: PreviewArguments
    private let format: ArgumentFormat
    private var names: [String] = []
    /// The types whose members have the names so far. Nil for a list.
    private var owners: [String?] = []
    /// The number of values that were changed.
    private var changeCount = 0
    /// What the form field around the value says.
    private var field: PreviewArgument.Field?

    init(_ given: PreviewArguments, format: ArgumentFormat) {
        self.given = given
        self.format = format
    }

    /// Returns a ViewModel with changed arguments. Nil if nothing is changed.
    func editedModel(_ model: any ViewModel) -> (any ViewModel)? {
        let edited = members(of: model)
        return changeCount == 0 ? nil : edited as? any ViewModel
    }

    private var path: String { names.joined(separator: ".") }
    private var isFull: Bool { found.count >= Self.countLimit || names.count > Self.depthLimit }

    /// Returns a property or an element with changed arguments.
    ///
    /// - Parameter name: The name. Nil for a value that has the path of the value around it.
    func edited(_ value: Any, named name: String?) -> Any {
        guard let name else { return edited(value) }
        names.append(name)
        defer { names.removeLast() }
        return edited(value)
    }

    /// Returns the value of a form field with changed arguments.
    func edited(_ value: Any, in formField: any FormFieldBase) -> Any {
        field = PreviewArgument.Field(type: formField.type, constraints: formField.constraints)
        defer { field = nil }
        return edited(value)
    }

    /// Returns a value with changed arguments.
    func edited(_ value: Any) -> Any {
        guard !isFull else { return value }
        let type = type(of: value)
        if let type = type as? any CompositeArgument.Type { return type.edited(value, by: self) }
        if let conversion = ArgumentConversion(of: type, format) { return leaf(value, conversion) }
        let kind = (type as? any SpeciallyEncoded.Type)?.encodedKind
        guard kind != .property, kind != .viewModelId, !(type is any Localizable.Type) else { return value }
        let index = found.count
        let edited = members(of: value)
        if found.count > index, found[index].path != path {
            found.insert(group(of: type, isOptional: false), at: index)
        }
        return edited
    }

    private func group(
        of type: Any.Type, isOptional: Bool, start: String? = nil, text: String? = nil, refused: String? = nil
    ) -> PreviewArgument {
        known.insert(path)
        return PreviewArgument(
            path: path, kind: .group, declaration: declaration(of: type, isOptional: isOptional),
            isOptional: isOptional, start: start, text: text, refused: refused)
    }

    private func declaration(of type: Any.Type, isOptional: Bool) -> PreviewArgument.Declaration {
        PreviewArgument.Declaration(
            owner: owners.last ?? nil, type: TypeName.short(type) + (isOptional ? "?" : ""))
    }
}

/// Values with members.
extension ArgumentEditor {
    /// Returns a value whose members have changed arguments. The value itself if nothing is changed.
    private func members(of value: Any) -> Any {
        let changes = changeCount
        owners.append(ViewModelName.of(type(of: value)))
        defer { owners.removeLast() }
        let edited = remade(value) ?? decoded(value)
        return changes == changeCount ? value : edited ?? value
    }

    /// Makes a ViewModel with its initializer from changed arguments. Nil for a value whose arguments are not known.
    private func remade(_ value: Any) -> Any? {
        guard let model = value as? any ViewModel else { return nil }
        return attempt { try InitializerArguments(of: model)?.remake { self.edited($0, named: $1) } }
    }

    /// Decodes a value from its own members. Nil if its members are not what it decodes.
    private func decoded(_ value: Any) -> Any? {
        guard let type = type(of: value) as? any Decodable.Type,
            [.struct, .enum].contains(Mirror(reflecting: value).displayStyle)
        else { return nil }
        return attempt { try type.init(from: MemberDecoder(of: value) { self.edited($0, named: $1) }) }
    }

    /// Returns the result. If there is none, what was found on the way does not count.
    private func attempt(_ make: () throws -> Any?) -> Any? {
        let before = (found, known, redundant, changeCount)
        if let value = try? make() { return value }
        (found, known, redundant, changeCount) = before
        return nil
    }
}

/// Values that are written as one text.
extension ArgumentEditor {
    private func leaf(_ value: Any, _ conversion: ArgumentConversion) -> Any {
        guard let start = conversion.text(value) else { return value }
        let entered = entered(
            kind: conversion.kind, of: type(of: value), start: start, isOptional: false, text: conversion.text,
            value: { conversion.value($0, value) })
        return entered ?? value
    }

    /// Returns an optional with changed arguments, or its new value.
    ///
    /// - Parameters:
    ///   - type: The type of the value that it can have.
    ///   - none: The optional without a value.
    func optional(_ value: Any?, of type: Any.Type, none: Any) -> Any {
        guard let conversion = ArgumentConversion(of: type, format) else {
            return optionalGroup(value, of: type, none: none)
        }
        let start = value.flatMap(conversion.text)
        // A text that is looked up is not replaced, but it can be left out.
        guard value == nil || start != nil else { return optionalGroup(value, of: type, none: none) }
        let isText = conversion.kind == .text
        if isText, isNilGiven(of: type, start: start) { return none }
        let entered = entered(
            kind: conversion.kind, of: type, start: start, isOptional: true, text: conversion.text,
            value: { $0.isEmpty && !isText ? none : conversion.value($0, value) })
        return entered ?? value ?? none
    }

    /// Whether an optional text is given as nil. If so, adds the argument.
    private func isNilGiven(of type: Any.Type, start: String?) -> Bool {
        let nilPath = path + "." + PreviewArgument.nilName
        known.insert(nilPath)
        guard given.texts[nilPath] == "true" else {
            redundant.append(nilPath)
            return false
        }
        known.insert(path)
        redundant.append(path)
        if start == nil { redundant.append(nilPath) } else { changeCount += 1 }
        found.append(
            PreviewArgument(
                path: path, kind: .text, declaration: declaration(of: type, isOptional: true), isOptional: true,
                start: start, text: nil, refused: nil, field: field))
        return true
    }

    /// Adds the argument at the path. Returns its new value, or nil if nothing or nothing that fits is given.
    private func entered(
        kind: PreviewArgument.Kind, of type: Any.Type, start: String?, isOptional: Bool, text: (Any) -> String?,
        value: (String) -> Any?
    ) -> Any? {
        known.insert(path)
        var (new, refused): (Any?, String?) = (nil, nil)
        if let given = given.texts[path] {
            new = value(given)
            refused = new == nil ? given : nil
            if let value = new, isSame(text(value), start) {
                redundant.append(path)
                new = nil
            }
        }
        if new != nil { changeCount += 1 }
        found.append(
            PreviewArgument(
                path: path, kind: kind, declaration: declaration(of: type, isOptional: isOptional),
                isOptional: isOptional, start: start, text: new.map(text) ?? start, refused: refused, field: field))
        return new
    }
}

extension ArgumentEditor {
    /// Whether two texts are the same, apart from the ends of lines, which forms change.
    private func isSame(_ text: String?, _ start: String?) -> Bool {
        guard let text, let start else { return text == nil && start == nil }
        return text.isExactly(start) || text.replacing("\r\n", with: "\n").isExactly(start)
    }
}

/// Optional values with members.
extension ArgumentEditor {
    private func optionalGroup(_ value: Any?, of type: Any.Type, none: Any) -> Any {
        guard let content = value ?? stub(of: type) else { return none }
        let isStart = value != nil
        let text = given.texts[path]
        let isShown = text.flatMap(Bool.init) ?? isStart
        let index = found.count
        let edited = isShown ? editedContent(of: content) : none
        let group = group(
            of: type, isOptional: true, start: String(isStart), text: String(isShown),
            refused: text.flatMap(Bool.init) == nil ? text : nil)
        found.insert(group, at: index)
        if isShown != isStart { changeCount += 1 } else if text != nil, group.refused == nil { redundant.append(path) }
        return edited
    }

    /// Returns the value of an optional with changed arguments. It has no group of its own.
    private func editedContent(of value: Any) -> Any {
        let index = found.count
        let edited = edited(value)
        if found.count > index, found[index].path == path, found[index].kind == .group { found.remove(at: index) }
        return edited
    }

    /// Returns a value to show for an optional that is nil.
    private func stub(of type: Any.Type) -> Any? { (type as? any Stubbable.Type)?.stub() }
}

/// Lists.
extension ArgumentEditor {
    /// Returns the elements of a list with changed arguments.
    ///
    /// - Parameters:
    ///   - type: The type of the elements.
    ///   - list: The type of the list.
    func elements(_ values: [Any], of type: Any.Type, in list: Any.Type) -> [Any] {
        let blank = values.last ?? stub(of: type) ?? ArgumentConversion(of: type, format)?.blank
        let limit = max(values.count, blank == nil ? 0 : Self.lengthLimit)
        let entered = entered(
            kind: .length(limit: limit), of: list, start: String(values.count), isOptional: false,
            text: { ($0 as? ElementOrder)?.text }, value: { ElementOrder($0, limit: limit) })
        let order = entered as? ElementOrder ?? ElementOrder(count: values.count)
        if entered != nil { ignoreElements(notIn: order, limit: limit) }
        let element = { (number: Int) -> Any? in
            if values.indices.contains(number) { return values[number] }
            return blank.map { values.isEmpty && number == 0 ? $0 : FreshCopy.of($0, number: number + 1) }
        }
        owners.append(nil)
        field = nil
        defer { owners.removeLast() }
        return order.numbers.compactMap { number in element(number).map { edited($0, named: String(number)) } }
    }

    /// Ignores the arguments of elements that the list no longer shows. A form sends them with the new order.
    private func ignoreElements(notIn order: ElementOrder, limit: Int) {
        let shown = Set(order.numbers)
        for other in given.texts.keys where other.hasPrefix(path + ".") {
            let number = other.dropFirst(path.count + 1).prefix { $0 != "." }
            guard let number = Int(number), (0..<limit).contains(number), !shown.contains(number) else { continue }
            known.insert(other)
            redundant.append(other)
        }
    }
}
