import Diagnostics

/// Finds places in the text of a template without reading it from the start.
extension Program {
    /// The number of bytes in a block of `scalarCounts`.
    private static let blockLength = 1024

    /// Counts the scalars of `bytes` after all templates are added.
    mutating func countScalars() {
        var count: Int32 = 0
        for start in stride(from: 0, to: bytes.count, by: Self.blockLength) {
            scalarCounts.append(count)
            count += Int32(scalars(in: start..<min(start + Self.blockLength, bytes.count)))
        }
    }

    /// Returns the template of an instruction.
    func template(ofInstruction position: Int) -> Template {
        templates[Self.count(templates.count) { templates[$0].instructions.lowerBound <= position } - 1]
    }

    /// Returns the place of an instruction's tag.
    func location(of instruction: Int) -> TemplateLocation {
        location(at: Int(places[instruction]), of: template(ofInstruction: instruction))
    }

    /// Returns the place of the byte at `offset`, which is in a template or at its end.
    func location(at offset: Int, of template: Template) -> TemplateLocation {
        let first = linesBegun(at: template.bytes.lowerBound)
        let last = linesBegun(at: offset)
        let start = last == first ? template.bytes.lowerBound : Int(lineStarts[last - 1])
        let next = last < lineStarts.count ? Int(lineStarts[last]) - 1 : template.bytes.upperBound
        let line = start..<min(next, template.bytes.upperBound)
        let place = SourcePlace(
            file: template.file, line: last - first + 1, column: scalars(before: offset) - scalars(before: start) + 1)
        return TemplateLocation(place: place, excerpt: String(excerptOf: bytes[line], around: offset))
    }

    /// Returns the number of lines, except for the very first, that begin at or before `offset`.
    private func linesBegun(at offset: Int) -> Int {
        Self.count(lineStarts.count) { lineStarts[$0] <= offset }
    }

    private func scalars(before offset: Int) -> Int {
        let block = min(offset / Self.blockLength, scalarCounts.count - 1)
        guard block >= 0 else { return 0 }
        return Int(scalarCounts[block]) + scalars(in: block * Self.blockLength..<offset)
    }

    /// Returns the number of scalars in a range, which is the number of bytes that do not continue a scalar.
    private func scalars(in range: Range<Int>) -> Int {
        var (offset, count) = (range.lowerBound, 0)
        while offset < range.upperBound {
            if !bytes[offset].continuesScalar { count += 1 }
            offset += 1
        }
        return count
    }

    /// Returns the first number up to `limit` for which a monotonic condition is false.
    private static func count(_ limit: Int, where isBefore: (Int) -> Bool) -> Int {
        var low = 0
        var high = limit
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A place in a template with what is written there.
struct TemplateLocation: Hashable {
    let place: SourcePlace
    let excerpt: String
}

extension TemplateLocation {
    /// The place of the byte at `offset` of a template's text.
    init(file: String, offset: Int, in bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<offset]
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline) ?? bytes.endIndex
        place = SourcePlace(
            file: file, line: before.count { $0 == newline } + 1,
            column: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1)
        excerpt = String(excerptOf: bytes[start..<end], around: offset)
    }
}
