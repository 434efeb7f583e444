import Foundation

/// A color of an asset catalog, as CSS writes it.
struct AssetColor: Decodable, Hashable {
    let css: String

    enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    private enum ComponentKey: String, CodingKey { case red, green, blue, white, alpha }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let name = try container.decodeIfPresent(String.self, forKey: .reference) {
            guard let token = Self.system[name] else {
                throw DecodingError.dataCorruptedError(
                    forKey: .reference, in: container,
                    debugDescription: "There is no color '\(name.prefix(100))' of the system.")
            }
            css = "var(--ui-\(token))"
            return
        }
        let components = try container.nestedContainer(keyedBy: ComponentKey.self, forKey: .components)
        func part(_ key: ComponentKey) throws -> Double {
            try components.decode(AssetComponent.self, forKey: key).value
        }
        let alpha = try components.decodeIfPresent(AssetComponent.self, forKey: .alpha)?.fraction ?? 1
        let parts =
            components.contains(.white)
            ? Array(repeating: try part(.white), count: 3) : [try part(.red), try part(.green), try part(.blue)]
        css = Self.css(parts, alpha: alpha, space: try container.decodeIfPresent(String.self, forKey: .space) ?? "srgb")
    }

    private static func css(_ parts: [Double], alpha: Double, space: String) -> String {
        let end = alpha < 1 ? " / \(number(alpha))" : ""
        let name: String? =
            switch space {
            case "display-p3": "display-p3"
            case "extended-linear-srgb": "srgb-linear"
            default: parts.allSatisfy((0...1).contains) ? nil : "srgb"
            }
        if let name { return "color(\(name) \(parts.map(number).joined(separator: " "))\(end))" }
        return "rgb(\(parts.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " "))\(end))"
    }

    private static func number(_ value: Double) -> String { "\((value * 10000).rounded() / 10000)" }

    /// The tokens of `components.css` for the colors of the system.
    private static let system: [String: String] = {
        let hues = [
            "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        ]
        var tokens = Dictionary(uniqueKeysWithValues: hues.map { ("system\($0.capitalized)Color", $0) })
        for (token, names) in [
            ("gray", ["systemGrayColor", "systemGray2Color", "systemGray3Color"]),
            ("rule", ["separatorColor", "opaqueSeparatorColor", "systemGray4Color"]),
            ("primary", ["labelColor"]), ("secondary", ["secondaryLabelColor"]),
            ("level-2", ["tertiaryLabelColor", "placeholderTextColor"]), ("level-3", ["quaternaryLabelColor"]),
            ("accent", ["linkColor", "controlAccentColor"]),
            ("surface", ["systemBackgroundColor", "secondarySystemGroupedBackgroundColor", "windowBackgroundColor"]),
            ("ground", ["secondarySystemBackgroundColor", "systemGroupedBackgroundColor", "systemGray6Color"]),
            ("fill", ["systemFillColor", "secondarySystemFillColor", "tertiarySystemFillColor", "systemGray5Color"]),
        ] {
            for name in names { tokens[name] = token }
        }
        return tokens
    }()
}

/// A part of a color: from 0 to 1 with a point, as `0.5`, or from 0 to 255, as `128` and `0x80`.
private struct AssetComponent: Decodable {
    let value: Double
    /// The value of an opacity, which is always from 0 to 1.
    var fraction: Double { isByte ? written : value }
    private let written: Double
    private let isByte: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            (written, isByte) = (number, number > 1 && number == number.rounded())
        } else {
            let text = try container.decode(String.self)
            guard let number = Self.number(text), number.isFinite else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text.prefix(100))' is not a part of a color, such as 0.5, 128 or 0x80.")
            }
            (written, isByte) = (number, !text.contains("."))
        }
        value = isByte ? written / 255 : written
    }

    private static func number(_ text: String) -> Double? {
        guard text.lowercased().hasPrefix("0x") else { return Double(text) }
        return Int(text.dropFirst(2), radix: 16).map(Double.init)
    }
}
