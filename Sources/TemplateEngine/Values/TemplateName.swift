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
