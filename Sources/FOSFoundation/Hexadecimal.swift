/// What a hexadecimal number begins with.
public enum HexadecimalPrefixStyle: String, Codable, Sendable {
    /// `0x`, as in `0xFF`.
    case zeroX
    /// `#`, as in `#FF`.
    case sharp

    fileprivate var prefix: String { self == .zeroX ? "0x" : "#" }
}

extension FixedWidthInteger {
    /// Returns the number in hexadecimal digits, in capitals. A negative number is in two's complement, as in memory.
    public func hexString(prefixStyle: HexadecimalPrefixStyle = .zeroX) -> String {
        prefixStyle.prefix + String(UInt64(truncatingIfNeeded: self), radix: 16, uppercase: true)
    }
}

extension String {
    /// The number that the text is in hexadecimal digits, with `0x`, `#` or nothing before them. Nil if it is none, or
    /// if it does not fit.
    public var intFromHex: UInt64? {
        let digits = hasPrefix("#") ? dropFirst() : lowercased().hasPrefix("0x") ? dropFirst(2) : self[...]
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt64(digits, radix: 16)
    }
}
