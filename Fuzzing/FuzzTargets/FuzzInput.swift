/// An input of a target: the bytes of a file with expanded repetitions.
///
/// `«1000: a§»` in the file is replaced with a thousand copies of the text after the colon, with the number of each
/// copy instead of `§`. In this way, a few bytes describe a large text, which reveals work that grows too fast.
struct FuzzInput {
    /// The maximum number of bytes. Repetitions end there.
    static let limit = 1 << 19

    /// The bytes with expanded repetitions.
    let bytes: [UInt8]

    init(_ source: [UInt8]) {
        var bytes: [UInt8] = []
        var rest = source[...]
        while bytes.count < Self.limit, let byte = rest.first {
            if let repetition = Repetition(popping: &rest) {
                repetition.write(to: &bytes)
            } else {
                bytes.append(byte)
                rest.removeFirst()
            }
        }
        self.bytes = bytes.count > Self.limit ? Array(bytes.prefix(Self.limit)) : bytes
    }

    /// The bytes as text, with invalid UTF-8 repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The texts between lines of `%%%`, for a target with several texts.
    var parts: [String] { text.split(separator: "\n%%%\n", omittingEmptySubsequences: false).map(String.init) }

    /// The lines of the text.
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// A text to repeat.
private struct Repetition {
    private static let (open, close, number) = (Array("«".utf8), Array("»".utf8), Array("§".utf8))

    private let count: Int
    /// The text around the places of the number.
    private let pieces: [ArraySlice<UInt8>]

    /// Parses a repetition at the start of the bytes. Nil if there is none.
    init?(popping bytes: inout ArraySlice<UInt8>) {
        guard bytes.starts(with: Self.open) else { return nil }
        let rest = bytes.dropFirst(Self.open.count)
        guard let colon = rest.prefix(8).firstIndex(of: UInt8(ascii: ":")),
            let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0,
            let body = rest[colon...].dropFirst().firstRange(of: Self.close)
        else { return nil }
        self.count = count
        pieces = rest[rest.index(after: colon)..<body.lowerBound].split(
            separator: Self.number, omittingEmptySubsequences: false)
        bytes = rest[body.upperBound...]
    }

    func write(to bytes: inout [UInt8]) {
        guard pieces.contains(where: { !$0.isEmpty }) || pieces.count > 1 else { return }
        for number in 0..<count where bytes.count < FuzzInput.limit {
            bytes += pieces.joined(separator: String(number).utf8)
        }
    }
}
