import Synchronization

/// A name that templates look up. It is interned, so that comparing names compares numbers.
///
/// Creating one locks a table that never shrinks. Create names from coding keys and keep them, and never create them
/// from client input. Canonically equivalent strings ("é" in either Unicode form) are the same name.
package struct TemplateName: Hashable, Sendable {
    let number: Int32

    /// Creates the name of a single component. Dots have no special meaning.
    package init(_ string: String) {
        number = NameTable.shared.withLock { $0.number(of: string) }
    }

    /// Looks up the existing name with this spelling. Nil if no template or type has used it, so that nothing can look
    /// it up.
    ///
    /// Use it for names in data, because it stores no new names.
    package init?(known string: String) {
        guard let number = NameTable.shared.withLock({ $0.knownNumber(of: string) }) else { return nil }
        self.number = number
    }

    /// The first spelling of the name.
    package var string: String {
        NameTable.shared.withLock { $0.string(of: number) }
    }
}

extension TemplateName: ExpressibleByStringLiteral {
    /// Creates the name with this spelling.
    package init(stringLiteral string: String) {
        self.init(string)
    }
}

extension TemplateName: CustomStringConvertible {
    /// The first spelling of the name.
    package var description: String { string }
}

/// The names of the process with their numbers.
///
/// Names come from templates and coding keys, which are a bounded set. Therefore, the table never shrinks.
struct NameTable {
    static let shared = Mutex(NameTable())

    private var numbers: [String: Int32] = [:]
    private var strings: [String] = []

    private init() {
        for name in LoopName.allCases {
            _ = number(of: name.rawValue)
        }
    }

    /// Returns the number of `string`, or a new number. Canonically equivalent strings are the same name.
    mutating func number(of string: String) -> Int32 {
        if let number = numbers[string] { return number }
        let number = Int32(strings.count)
        numbers[string] = number
        strings.append(string)
        return number
    }

    /// Returns the number of `string`, if it has one.
    func knownNumber(of string: String) -> Int32? {
        numbers[string]
    }

    func string(of number: Int32) -> String {
        strings[Int(number)]
    }
}

/// The names that a section over a list adds to each item.
///
/// They have the first numbers of `NameTable` in this order, so that the renderer recognizes them by number.
enum LoopName: String, CaseIterable {
    case first, last, index

    init?(_ name: TemplateName) {
        switch name.number {
        case 0: self = .first
        case 1: self = .last
        case 2: self = .index
        default: return nil
        }
    }

    /// Returns the value of this name for the item at `position` in a list of `count` items.
    func value(at position: Int, of count: Int) -> TemplateValue {
        switch self {
        case .first: .bool(position == 0)
        case .last: .bool(position == count - 1)
        case .index: .integer(position)
        }
    }
}
