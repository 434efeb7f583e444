import Diagnostics
import Foundation

/// The width and height of an image.
struct PixelSize: Hashable {
    let width: Double
    let height: Double

    /// Nil unless both are positive.
    private init?(_ width: Double, _ height: Double) {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        (self.width, self.height) = (width, height)
    }

    /// Reads the size at the start of a PNG, JPEG or SVG file. Nil for another one.
    init?(ofFile path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: Self.limit) else {
            return nil
        }
        self.init([UInt8](start))
    }

    /// The bytes that are read. The size of a photo is after its preview, which has at most 64 KB.
    private static let limit = 1 << 17

    /// Reads the size at the start of a file.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self.init(png: bytes)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            self.init(jpeg: bytes)
        } else {
            self.init(svg: String(decoding: bytes.prefix(4096), as: UTF8.self))
        }
    }

    /// The size is in the first chunk (PNG §11.2.2).
    private init?(png bytes: [UInt8]) {
        guard bytes.count >= 24 else { return nil }
        func number(at offset: Int) -> Double { bytes[offset..<offset + 4].reduce(0) { $0 * 256 + Double($1) } }
        self.init(number(at: 16), number(at: 20))
    }

    /// The size is in the segment that starts the frame (ITU-T T.81 §B.2.2).
    private init?(jpeg bytes: [UInt8]) {
        func number(at offset: Int) -> Int { Int(bytes[offset]) * 256 + Int(bytes[offset + 1]) }
        var offset = 2
        while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                self.init(Double(number(at: offset + 7)), Double(number(at: offset + 5)))
                return
            }
            offset += 2 + number(at: offset + 2)
        }
        return nil
    }

    /// The size is in the attributes of the element `svg`, or is that of its view box.
    private init?(svg text: String) {
        guard let element = text.firstMatch(of: /<svg\s[^>]*>/)?.output else { return nil }
        func length(_ match: Substring?) -> Double? { match.flatMap { Double($0) } }
        if let width = length(element.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)(?:px)?["']/)?.output.1),
            let height = length(element.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)(?:px)?["']/)?.output.1)
        {
            self.init(width, height)
        } else {
            let box = element.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.output.1
            let numbers = box?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
            guard numbers.count == 4 else { return nil }
            self.init(numbers[2], numbers[3])
        }
    }

    /// Returns the size in points.
    func divided(by scale: Int) -> PixelSize? { PixelSize(width / Double(scale), height / Double(scale)) }
}
