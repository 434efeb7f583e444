extension UInt8 {
    /// Whether it is ASCII white space as HTML has it: a tab, a line feed, a form feed, a carriage return or a space.
    ///
    /// Source: <https://infra.spec.whatwg.org/#ascii-whitespace>.
    package var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    /// Whether it is a letter of ASCII.
    package var isASCIILetter: Bool { UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "z") }

    /// The small letter for a capital one of ASCII; anything else as it is.
    package var asciiLowercased: UInt8 { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}
