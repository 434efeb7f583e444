import Synchronization

/// A name that templates look up, interned so that comparing two is comparing two numbers.
///
/// Making one takes a lock on a table that never forgets: make names from coding keys and keep them, never from
/// what a client sends. Canonically equivalent strings ("é" in either Unicode form) are the same name.
public struct TemplateName: Hashable, Sendable {
    let number: Int32

    /// The name spelled `string`, which is one component: dots in it are not looked into.
    public init(_ string: String) {
        number = NameTable.shared.withLock { $0.number(of: string) }
    }

    /// The name spelled `string`, if a template or a type has mentioned it: what none has, nothing can look up.
    ///
    /// For names that come from data: none of them is kept.
    public init?(known string: String) {
        guard let number = NameTable.shared.withLock({ $0.knownNumber(of: string) }) else { return nil }
        self.number = number
    }

    /// The spelling first seen.
    public var string: String {
        NameTable.shared.withLock { $0.string(of: number) }
    }
}

extension TemplateName: ExpressibleByStringLiteral {
    /// The name spelled `string`.
    public init(stringLiteral string: String) {
        self.init(string)
    }
}

extension TemplateName: CustomStringConvertible {
    /// The spelling first seen.
    public var description: String { string }
}

/// The names of the process and their numbers.
///
/// Names come from templates and coding keys, a bounded set, so the table only grows.
struct NameTable {
    static let shared = Mutex(NameTable())

    private var numbers: [String: Int32] = [:]
    private var strings: [String] = []

    private init() {
        for name in LoopName.allCases {
            _ = number(of: name.rawValue)
        }
    }

    /// The number of `string`, a new one when it has none yet. Canonically equivalent strings are one name.
    mutating func number(of string: String) -> Int32 {
        if let number = numbers[string] { return number }
        let number = Int32(strings.count)
        numbers[string] = number
        strings.append(string)
        return number
    }

    /// The number of `string`, if it has one.
    func knownNumber(of string: String) -> Int32? {
        numbers[string]
    }

    func string(of number: Int32) -> String {
        strings[Int(number)]
    }
}

/// The names that a section over a list adds to each item.
///
/// `NameTable` gives them the first numbers in this order, so the renderer tells them by number alone.
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

    /// The value of this name for the item at `position` of a list of `count` items.
    func value(at position: Int, of count: Int) -> TemplateValue {
        switch self {
        case .first: .bool(position == 0)
        case .last: .bool(position == count - 1)
        case .index: .integer(position)
        }
    }
}
