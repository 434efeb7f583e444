#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension Font {
        var declarations: Declarations {
            var all: Declarations = []
            if let css = size.css { all.append(("font-size", css)) }
            if let family { all.append(("font-family", family)) }
            if let width { all.append(("font-stretch", width.css)) }
            if let capitals { all.append(("font-variant-caps", capitals.rawValue)) }
            if let leading { all.append(("line-height", leading.css)) }
            if hasMonospacedDigits { all.append(("font-variant-numeric", "tabular-nums")) }
            if isItalic { all.append(("font-style", "italic")) }
            return all + (shownWeight?.declarations ?? [])
        }

        /// The weight, which a headline has by itself.
        var shownWeight: Weight? { weight ?? (size == .style(.headline) ? .semibold : nil) }

        /// The name of a font in quotes, without characters that end a string of CSS.
        private var family: String? {
            guard let name else { return design?.css }
            let shown = name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) }
            return "'\(shown)', \(design?.css ?? "system-ui, sans-serif")"
        }
    }

    extension Font.Weight {
        var declarations: Declarations { [("font-weight", "\(rawValue)")] }
    }

    extension Font.Size {
        fileprivate var css: String? {
            switch self {
            case .style(let style): "var(--ui-size-\(style.rawValue.lowercased()))"
            case .pixels(let size): size.isFinite ? "calc(\(ComponentBox.number(size / 16)) * 1rem)" : nil
            case .fixed(let size): size.isFinite ? ComponentBox.pixels(max(size, 0)) : nil
            }
        }
    }

    extension Font.Design {
        var css: String { "\(rawValue), system-ui, sans-serif" }
    }

    extension Font.Width {
        /// The width as a percentage of the normal one (CSS Fonts Level 4 §2.3).
        var css: String { "\(ComponentBox.number(100 * (1 + (value.isFinite ? min(max(value, -0.5), 1) : 0))))%" }
    }

    extension Font.Leading {
        fileprivate var css: String {
            switch self {
            case .standard: "1.35"
            case .tight: "1.2"
            case .loose: "1.55"
            }
        }
    }

    extension Image.Scale {
        var css: String {
            switch self {
            case .small: "0.8"
            case .medium: "1"
            case .large: "1.3"
            }
        }
    }

    extension Declarations {
        /// The declarations of a text with at most as many lines, which belong together in every browser.
        static func lineLimit(_ lines: Int) -> Declarations {
            // Only one line is cut off within a word.
            if lines == 1 { return [("white-space", "nowrap"), ("overflow", "hidden"), ("text-overflow", "ellipsis")] }
            return [
                ("display", "-webkit-box"), ("-webkit-box-orient", "vertical"), ("-webkit-line-clamp", "\(lines)"),
                ("overflow", "hidden"),
            ]
        }

        static func lineSpacing(_ spacing: CGFloat) -> Declarations {
            guard spacing.isFinite else { return [] }
            return [("line-height", "calc(1.35em + \(ComponentBox.pixels(Swift.max(spacing, 0))))")]
        }
    }

    extension TextLine {
        var declarations: Declarations {
            var all = [(property: "text-decoration-line", value: isThrough ? "line-through" : "underline")]
            if pattern != .solid { all.append(("text-decoration-style", pattern.css)) }
            if let color { all.append(("text-decoration-color", color.css)) }
            return all
        }
    }

    extension Text.LineStyle.Pattern {
        /// The nearest style that CSS has.
        fileprivate var css: String {
            switch self {
            case .dashDot: "dashed"
            case .dashDotDot: "dotted"
            case .solid, .dot, .dash: rawValue
            }
        }
    }

    extension TextAlignment {
        var css: String {
            switch self {
            case .leading: "start"
            case .center: "center"
            case .trailing: "end"
            }
        }
    }

    extension Text.Case? {
        var css: String {
            switch self {
            case .uppercase: "uppercase"
            case .lowercase: "lowercase"
            case nil: "none"
            }
        }
    }
#endif
