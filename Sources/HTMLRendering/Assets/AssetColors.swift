import Foundation

/// The colors of a color set for each appearance.
struct AssetColors: Hashable {
    private let colors: [AssetAppearance: String]
    /// Whether somebody has set a color.
    let isSet: Bool

    /// - Parameter name: The name of the set. Without a color, that of an app is the accent of the page.
    init(_ entries: [AssetContents.ColorEntry], name: String) {
        let used = entries.preferringIdiom(\.idiom) { $0.color != nil }
        let found = used.compactMap { entry in
            AssetAppearance(entry.appearances).flatMap { appearance in entry.color.map { (appearance, $0.css) } }
        }
        let unset = name == "AccentColor" ? [AssetAppearance.any: "var(--ui-accent)"] : [:]
        isSet = !found.isEmpty
        colors = found.isEmpty ? unset : Dictionary(found) { first, _ in first }
    }

    /// The color in both themes. Nil if there is none of this contrast.
    func css(hasHighContrast: Bool) -> String? {
        func color(isDark: Bool) -> String? {
            let ranked = colors.filter {
                $0.key.hasHighContrast == hasHighContrast && $0.key.isDark ?? isDark == isDark
            }
            return ranked.min { $0.key < $1.key }?.value
        }
        // A set can have only a dark variant of a high contrast.
        let normal: (Bool) -> String? = { isDark in color(isDark: isDark) ?? color(isDark: !isDark) }
        guard let light = normal(false), let dark = normal(true) else { return nil }
        return light == dark ? light : "light-dark(\(light), \(dark))"
    }
}

extension AssetCatalogs {
    /// The stylesheet with the colors. Nil if there are none.
    package var stylesheet: String? {
        let rules = [false, true].compactMap { hasHighContrast -> String? in
            var declarations = colors.sorted { $0.key < $1.key }.compactMap { name, colors in
                colors.css(hasHighContrast: hasHighContrast).map { "    --color-\(name.asCustomProperty): \($0);\n" }
            }
            // The accent of an app is the color of its controls.
            if !hasHighContrast, let accent = colors["AccentColor"], accent.isSet {
                declarations.append("    --ui-accent: var(--color-AccentColor);\n")
            }
            guard !declarations.isEmpty else { return nil }
            // The system's colors are properties of a view.
            let rule = ":root,\n.ui-view {\n\(declarations.joined())}\n"
            return hasHighContrast ? "@media (prefers-contrast: more) {\n\(rule)}\n" : rule
        }
        return rules.isEmpty ? nil : rules.joined()
    }
}

extension String {
    /// The name of a color in a custom property of CSS: characters other than letters and digits are dashes.
    var asCustomProperty: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-".contains($0) ? $0 : "-" })
    }
}

extension Array {
    /// Returns the elements for any device, or else those for the first device with elements.
    func preferringIdiom(_ idiom: (Element) -> String?, where isUsed: (Element) -> Bool) -> [Element] {
        let used = filter(isUsed)
        for name in ["universal", "iphone", "ipad", "mac"] {
            let found = used.filter { (idiom($0) ?? "universal") == name }
            if !found.isEmpty { return found }
        }
        return used
    }
}
