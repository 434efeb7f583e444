#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import Synchronization

    extension _Paint {
        /// The declarations of a background with the paint.
        var background: Declarations {
            switch self {
            case .gradient(let gradient): [("background-image", gradient.css)]
            case .material(let material):
                [
                    ("background-color", "color-mix(in srgb, var(--ui-surface) \(material.percentage)%, transparent)"),
                    ("backdrop-filter", "blur(20px)"),
                ]
            case .color, .level: [("background-color", surfaceColor)]
            }
        }

        /// The color of a surface, where a fainter level needs no contrast to be read.
        var surfaceColor: String {
            switch self {
            case .level(let level) where level > 0: "var(--ui-surface-\(level))"
            case .color(let color): color.surface
            case .level, .gradient, .material: color
            }
        }

        /// The declarations of texts and symbols in the paint. Only a text can show a gradient, as its background.
        func foreground(ofText isText: Bool) -> Declarations {
            guard isText, case .gradient(let gradient) = self else { return [("color", color)] }
            return [("background-image", gradient.css), ("background-clip", "text"), ("color", "transparent")]
        }

        /// The declarations of shapes in the paint, of which the first level is also that of what is inside.
        var inShape: Declarations {
            let own = [(property: "color", value: surfaceColor)]
            return if case .gradient = self { [("--ui-level-0", css)] + own } else { own }
        }

        /// The color, or the first one of a gradient, where CSS has only colors.
        var color: String {
            switch self {
            case .color(let color): color.css
            case .level(let level): "var(--ui-level-\(level))"
            case .gradient(let gradient): gradient.gradient.stops.first?.color.css ?? "transparent"
            case .material: "var(--ui-surface)"
            }
        }

        /// The declarations that show as much of a view as the paint is opaque.
        var mask: Declarations {
            switch self {
            case .gradient(let gradient): [("mask-image", gradient.css)]
            case .color(let color) where color.opacity < 1: [("mask-image", "linear-gradient(\(color.css) 0 0)")]
            case .color, .level, .material: []
            }
        }

        /// The value of the property `background`.
        var css: String { if case .gradient(let gradient) = self { gradient.css } else { surfaceColor } }
    }

    extension [_Paint] {
        /// The declarations of the levels of a color, which the first paint also sets.
        func levels(ofText isText: Bool) -> Declarations {
            (first?.foreground(ofText: isText) ?? [])
                + enumerated().flatMap { level, paint in
                    [("--ui-level-\(level)", paint.color)] + (level > 0 ? [("--ui-surface-\(level)", paint.color)] : [])
                }
        }
    }

    /// The names of the colors of the package that a view shows.
    final class ShownColors: Sendable {
        /// Those of the view that is rendered now.
        @TaskLocal static var current: ShownColors?

        private let names = Mutex<Set<String>>([])

        /// The names in alphabetical order.
        var all: [String] { names.withLock(\.self).sorted() }

        /// Returns the value of a color in CSS.
        fileprivate static func css(ofColor name: String) -> String {
            current?.names.withLock { _ = $0.insert(name) }
            return "var(--color-\(name.asCustomProperty), var(--ui-gray))"
        }
    }

    extension Color {
        /// A token of `components.css`, or the color itself.
        var css: String { css { "var(--ui-\($0.rawValue))" } }

        /// The color of a surface, where a level of a label needs no contrast to be read.
        var surface: String {
            css { name in
                switch name {
                case .secondary: "var(--ui-surface-1)"
                case .tertiary: "var(--ui-surface-2)"
                case .quaternary: "var(--ui-surface-3)"
                default: "var(--ui-\(name.rawValue))"
                }
            }
        }

        private func css(named token: (Name) -> String) -> String {
            let color =
                switch base {
                case .named(let name): token(name)
                case .sRGB(let red, let green, let blue):
                    "rgb(\(Self.byte(red)) \(Self.byte(green)) \(Self.byte(blue)))"
                case .asset(let name): ShownColors.css(ofColor: name)
                case .dynamic(let light, let dark): "light-dark(\(light.css), \(dark.css))"
                case .mixture(let first, let second, let share):
                    "color-mix(in oklab, \(second.css) \(ComponentBox.number(share * 100))%, \(first.css))"
                }
            guard opacity < 1 else { return color }
            return "color-mix(in srgb, \(color) \(Int((opacity * 100).rounded()))%, transparent)"
        }

        private static func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    }

    extension _ShapedGradient {
        /// The gradient as an image of CSS (CSS Images Level 4 §3).
        fileprivate var css: String {
            switch form {
            case .linear(let start, let end): linear(from: start, to: end)
            case .radial(let center, let startRadius, let endRadius):
                "radial-gradient(circle at \(center.css), "
                    + stops { "\(ComponentBox.pixels(startRadius + $0 * (endRadius - startRadius)))" } + ")"
            case .elliptical(let center, let start, let end):
                "radial-gradient(\(ComponentBox.number(end * 100))% \(ComponentBox.number(end * 100))% at \(center.css), "
                    + stops { "\(ComponentBox.number(end > 0 ? (start + $0 * (end - start)) / end * 100 : 100))%" }
                    + ")"
            case .angular(let center, let start, let end):
                // CSS begins at the top, and SwiftUI at the right.
                "conic-gradient(from \(ComponentBox.number(start.degrees + 90))deg at \(center.css), "
                    + stops { "\(ComponentBox.number($0 * (end.degrees - start.degrees)))deg" } + ")"
            }
        }

        /// A line along an edge has the positions of its points. Any other begins and ends at the corners.
        private func linear(from start: UnitPoint, to end: UnitPoint) -> String {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let first: CGFloat
            let length: CGFloat
            let direction: String
            switch (x, y) {
            case (_, 0) where x != 0:
                (direction, first, length) = (x > 0 ? "90deg" : "270deg", x > 0 ? start.x : 1 - start.x, abs(x))
            case (0, _) where y != 0:
                (direction, first, length) = (y > 0 ? "180deg" : "0deg", y > 0 ? start.y : 1 - start.y, abs(y))
            default: (direction, first, length) = ("to \(y > 0 ? "bottom" : "top") \(x > 0 ? "right" : "left")", 0, 1)
            }
            return "linear-gradient(\(direction), "
                + stops { "\(ComponentBox.number((first + $0 * length) * 100))%" } + ")"
        }

        private func stops(_ position: (CGFloat) -> String) -> String {
            // CSS needs two.
            let stops = gradient.stops.count == 1 ? gradient.stops + gradient.stops : gradient.stops
            guard !stops.isEmpty else { return "transparent, transparent" }
            return stops.map { "\($0.color.css) \(position($0.location))" }.joined(separator: ", ")
        }
    }

    extension UnitPoint {
        /// The point as a position of CSS.
        var css: String { "\(ComponentBox.number(x * 100))% \(ComponentBox.number(y * 100))%" }
    }
#endif
