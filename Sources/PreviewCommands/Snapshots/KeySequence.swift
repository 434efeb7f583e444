/// Makes a key of the bytes that a terminal sends for it.
struct KeySequence {
    /// The next byte; nil at the end of the input, and if it is not waited for and does not come at once.
    let byte: (_ isWaitedFor: Bool) -> UInt8?

    /// The next key of one byte; nil at the end of the input. Keys of several bytes, such as arrows, are passed over.
    func key() -> Character? {
        while let first = byte(true) {
            if first != 0x1B || !passesOver() { return Character(Unicode.Scalar(first)) }
        }
        return nil
    }

    /// Passes over what follows an Escape in a sequence of ECMA-48: after `[` all up to a letter or `~`, after `O` one
    /// byte more. Returns false for the Escape key, after which nothing comes at once.
    private func passesOver() -> Bool {
        switch byte(false) {
        case nil: return false
        case UInt8(ascii: "["): while let next = byte(false), !(0x40...0x7E).contains(next) {}
        case UInt8(ascii: "O"): _ = byte(false)
        default: break
        }
        return true
    }
}
