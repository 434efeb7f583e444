import Synchronization

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
