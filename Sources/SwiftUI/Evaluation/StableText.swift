import Foundation

/// A text that stands for a value in every process, so that two processes agree on the identity of an element.
enum StableText {
    /// Returns the text of a value. Nil if it has none, as a reference, or if it is random, as a `UUID`.
    static func of(_ value: Any) -> String? {
        let value = (value as? AnyHashable)?.base ?? value
        switch value {
        case let text as any StringProtocol: return of(text: String(text))
        case let address as URL: return of(text: address.absoluteString)
        case let character as Character: return of(text: String(character))
        case let number as any BinaryInteger: return "\(number)"
        case let number as any BinaryFloatingPoint: return "\(number)"
        case let isTrue as Bool: return "\(isTrue)"
        default: return of(parts: value)
        }
    }

    /// A string that contains a random id is random, too.
    private static func of(text: String) -> String? {
        text.contains(/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) ? nil : text.debugDescription
    }

    /// Returns the texts of the parts of a value, with the name of its type.
    private static func of(parts value: Any) -> String? {
        if let raw = value as? any RawRepresentable { return of(raw.rawValue).map { "\(type(of: value)) \($0)" } }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum where mirror.children.isEmpty: return "\(type(of: value)) \(value)"
        case .optional where mirror.children.isEmpty: return "nil"
        case .optional: return mirror.children.first.flatMap { of($0.value) }
        case .set, .dictionary: return all(mirror.children, of: value) { $0.sorted() }
        case .collection: return all(mirror.children, of: value)
        case .enum, .struct, .tuple: return mirror.children.isEmpty ? nil : all(mirror.children, of: value)
        default: return nil
        }
    }

    private static func all(
        _ children: Mirror.Children, of value: Any, order: ([String]) -> [String] = { $0 }
    ) -> String? {
        var texts: [String] = []
        for (label, part) in children {
            guard let text = of(part) else { return nil }
            texts.append("\(label ?? ""): \(text)")
        }
        return "\(type(of: value)) (\(order(texts).joined(separator: ", ")))"
    }
}
