/// An input of a target: the bytes of a file with its repetitions written out.
///
/// `«1000: a§»` in the file stands for a thousand times the text after the colon, with the number of each in place of `§`.
/// So a few bytes describe a large text, as it takes to find work that grows faster than what it works on.
struct FuzzInput {
    /// No input has more bytes; repetitions end there.
    static let limit = 1 << 19

    /// The bytes, repetitions written out.
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

    /// The bytes as text, what is not UTF-8 repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The texts between lines of `%%%`, for a target that takes several.
    var parts: [String] { text.split(separator: "\n%%%\n", omittingEmptySubsequences: false).map(String.init) }

    /// The lines of the text.
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Something to be written several times.
private struct Repetition {
    private static let (open, close, number) = (Array("«".utf8), Array("»".utf8), Array("§".utf8))

    private let count: Int
    /// The text around the places for the number.
    private let pieces: [ArraySlice<UInt8>]

    /// Takes a repetition from the start of the bytes; nil where there is none.
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
