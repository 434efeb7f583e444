import Foundation

/// The file `Contents.json` of a folder in an asset catalog (Apple's "Asset Catalog Format Reference").
struct AssetContents: Decodable {
    let images: [Image]?
    let colors: [ColorEntry]?
    let properties: Properties?

    /// Whether the name of the folder is part of the names in it.
    var providesNamespace: Bool { properties?.providesNamespace == true }

    /// Whether the images have the color of the text.
    var isTemplate: Bool { properties?.renderingIntent == "template" }

    struct Properties: Decodable {
        let providesNamespace: Bool?
        let renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
        }
    }

    /// A file of an image set. Nil members are those that any screen has.
    struct Image: Decodable {
        let filename: String?
        let idiom: String?
        let scale: Scale?
        let appearances: [Appearance]?
        let direction: Direction?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances
            case direction = "language-direction"
        }
    }

    enum Scale: String, Decodable {
        case one = "1x"
        case two = "2x"
        case three = "3x"

        /// The number of pixels in a point.
        var pixels: Int {
            switch self {
            case .one: 1
            case .two: 2
            case .three: 3
            }
        }
    }

    enum Direction: String, Decodable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    /// A color of a color set. Nil as long as nobody has set one.
    struct ColorEntry: Decodable {
        let color: AssetColor?
        let idiom: String?
        let appearances: [Appearance]?
    }
}

/// The appearance for which a catalog has an image or a color.
struct AssetAppearance: Hashable, Comparable {
    /// Nil for the one that replaces those that the catalog does not have.
    private(set) var isDark: Bool?
    private(set) var hasHighContrast = false

    static let any = Self(isDark: nil)

    private init(isDark: Bool?) { self.isDark = isDark }

    /// Nil for an appearance that a browser does not have.
    init?(_ appearances: [AssetContents.Appearance]?) {
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): hasHighContrast = true
            default: return nil
            }
        }
    }

    /// The media query. Nil for ``any``.
    var query: String? {
        let features = [
            isDark.map { "(prefers-color-scheme: \($0 ? "dark" : "light"))" },
            hasHighContrast ? "(prefers-contrast: more)" : nil,
        ].compactMap(\.self)
        return features.isEmpty ? nil : features.joined(separator: " and ")
    }

    /// More specific ones come first, because a browser uses the first that matches.
    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { (hasHighContrast ? 0 : 4) + (isDark.map { $0 ? 0 : 1 } ?? 2) }
}
