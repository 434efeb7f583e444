public import Foundation

/// A font: a style of the page's text, or a size in CSS pixels.
public struct Font: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        /// A size that follows the text size of the reader.
        case pixels(CGFloat)
        /// A size that does not.
        case fixed(CGFloat)
    }

    package let size: Size
    /// The name of a font of the package. Nil for the font of the page.
    package var name: String?
    package private(set) var weight: Weight?
    package private(set) var width: Width?
    package private(set) var design: Design?
    package private(set) var leading: Leading?
    package private(set) var capitals: SmallCaps?
    package private(set) var isItalic = false
    package private(set) var hasMonospacedDigits = false

    private init(_ size: Size) {
        self.size = size
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style)).changed {
            $0.design = design
            $0.weight = weight
        }
    }

    /// Returns a font with a size in CSS pixels.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.pixels(size)).changed {
            $0.design = design
            $0.weight = weight
        }
    }

    /// Returns a font by its name, with a size in CSS pixels. The page needs a stylesheet with the font, or shows its own.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.pixels(size)).changed { $0.name = name }
    }

    /// Returns a font by its name, with a size in CSS pixels. Each size of a page follows the text size of the reader in
    /// the same way, so `textStyle` is not used.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a font by its name, with a size in CSS pixels that does not follow the text size of the reader.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.fixed(fixedSize)).changed { $0.name = name }
    }

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    public func width(_ width: Width) -> Font { changed { $0.width = width } }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font { changed { $0.isItalic = true } }

    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    public func smallCaps() -> Font { changed { $0.capitals = .all } }

    public func lowercaseSmallCaps() -> Font { changed { $0.capitals = .lowercase } }

    public func uppercaseSmallCaps() -> Font { changed { $0.capitals = .uppercase } }

    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)
}

extension Font {
    /// A style of the page's text.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    public struct Width: Hashable, Sendable {
        /// From -1, the narrowest, to 1.
        public var value: CGFloat

        /// Creates a width, from -1, the narrowest, to 1.
        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: String, Hashable, Sendable {
        case `default` = "system-ui"
        case serif = "ui-serif"
        case rounded = "ui-rounded"
        case monospaced = "ui-monospace"
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// The letters that are small capitals, by the value of CSS.
    package enum SmallCaps: String, Hashable, Sendable {
        case all = "all-small-caps"
        case lowercase = "small-caps"
        case uppercase = "unicase"
    }
}
