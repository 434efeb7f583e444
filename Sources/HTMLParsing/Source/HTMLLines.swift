/// Where the lines of a text begin, to tell line and column of a byte.
struct HTMLLines {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ html: String) {
        let bytes = Array(html.utf8)
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        self.bytes = bytes
    }

    func place(ofByte offset: Int) -> HTMLPlace {
        let offset = min(max(offset, 0), bytes.count)
        let line = starts.partitioningIndex { $0 > offset }
        let before = String(decoding: bytes[starts[line - 1]..<offset], as: UTF8.self)
        return HTMLPlace(line: line, column: before.count + 1, offset: offset)
    }
}
