#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension StyleToken {
        /// The custom properties that `components.css` reads in the view and all views in it.
        var declarations: Declarations {
            switch self {
            case .tint(let paint): paint.tint
            case .controlSize(let size): size.declarations
            case .buttonBorderShape(let shape): shape.declarations
            case .colorScheme(let scheme):
                [("color-scheme", scheme == .dark ? "dark" : "light"), ("color", "var(--ui-primary)")]
            case .typeSize(let size): [("--ui-type-scale", ComponentBox.number(size.scale))]
            case .scrollIndicators(let isVisible): [("--ui-scrollbar", isVisible ? "auto" : "none")]
            case .scrolling(let isEnabled): [("--ui-scrolling", isEnabled ? "auto" : "hidden")]
            case .safeArea(let edges):
                [("--ui-edges", edges.isSuperset(of: .vertical) ? "all" : edges.contains(.top) ? "top" : "bottom")]
            case .scrollBackground(let isVisible):
                isVisible ? [] : [("--ui-list-background", "transparent"), ("--ui-form-background", "transparent")]
            }
        }
    }

    extension ButtonBorderShape {
        fileprivate var declarations: Declarations {
            guard let radius else { return [] }
            let corners = [("--ui-button-radius", ComponentBox.pixels(min(max(radius, 0), 9999)))]
            guard isCircle else { return corners }
            return corners + [("--ui-button-padding", "6px"), ("--ui-button-width", "var(--ui-button-height, 44px)")]
        }
    }

    extension _Paint {
        /// The color of controls, and one for texts on it that can be read.
        fileprivate var tint: Declarations {
            // The accent in its own color is the one around it, and CSS has no property that refers to itself.
            guard !color.contains("var(--ui-accent)") else { return [] }
            let tint = [("--ui-accent", color)]
            guard case .color(let color) = self, case .sRGB(let red, let green, let blue) = color.base else {
                return tint
            }
            return tint + [("--ui-on-accent", Color.luminance(red, green, blue) > 0.18 ? "#0b1424" : "#ffffff")]
        }
    }

    extension Color {
        /// The relative luminance of a color (WCAG 2.2). Above 0.18, black has more contrast than white.
        fileprivate static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
            let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
    }

    extension ControlSize {
        /// The regular size is that of the stylesheet.
        fileprivate var declarations: Declarations {
            switch self {
            case .mini: Self.declarations(height: 24, padding: "2px 8px", font: "footnote", spinner: 1)
            case .small: Self.declarations(height: 32, padding: "4px 10px", font: "subheadline", spinner: 1.25)
            case .regular: Self.declarations(height: 44, padding: "6px 14px", font: "body", spinner: 1.5)
            case .large: Self.declarations(height: 50, padding: "10px 20px", font: "body", spinner: 2.25)
            case .extraLarge: Self.declarations(height: 58, padding: "14px 26px", font: "title3", spinner: 3)
            }
        }

        private static func declarations(
            height: Double, padding: String, font: String, spinner: Double
        ) -> Declarations {
            [
                ("--ui-button-height", ComponentBox.pixels(height)), ("--ui-button-padding", padding),
                ("--ui-button-font", "var(--ui-size-\(font))"), ("--ui-spinner", "\(ComponentBox.number(spinner))rem"),
            ]
        }
    }
#endif
