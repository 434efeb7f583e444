extension UInt8 {
    /// Whether the byte may stand around a name in a tag.
    var isTagSpace: Bool {
        isLineSpace || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// Whether the byte leaves a line blank.
    var isLineSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }
}
