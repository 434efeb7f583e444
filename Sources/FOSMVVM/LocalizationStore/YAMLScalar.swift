/// The numbers and Booleans of YAML's core schema (YAML 1.2.2 §10.3.2), without those in other bases.
enum YAMLScalar {
    /// Returns the number or Boolean that a text without quotes is. Nil for any other text.
    static func value(of text: String) -> (any Sendable)? {
        switch text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default:
            // Swift also reads hexadecimal fractions, and names such as `nan`.
            guard text.utf8.first.map(startsNumber) == true, !text.contains(where: \.isNeverInNumber) else {
                return nil
            }
            return Int(text) ?? Double(text)
        }
    }

    private static func startsNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}

extension Character {
    /// Whether the character is a letter that no decimal number contains.
    fileprivate var isNeverInNumber: Bool { isLetter && self != "e" && self != "E" }
}

extension YAMLNode {
    /// Whether the node is a number or a Boolean.
    fileprivate var isScalar: Bool {
        guard case .text(let text, isPlain: true) = content else { return false }
        return YAMLScalar.value(of: text) != nil
    }

    /// The names of the numbers and Booleans in the value of a key: the key itself, or elements such as `sizes[0]`.
    func scalarNames(of key: String) -> [String] {
        guard let list else { return isScalar ? [key] : [] }
        return list.indices.filter { list[$0].isScalar }.map { TextUse(key: key, index: $0).name }
    }
}
