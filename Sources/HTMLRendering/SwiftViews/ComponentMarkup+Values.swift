#if SwiftViews && os(Linux)
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        /// A circle has its fraction as the angle of a gradient.
        func progress(_ fraction: Double?, of node: ViewNode) -> Members {
            [
                ("isLinear", .bool(fraction == nil && node.appearance == "linear")),
                ("isRing", .bool(fraction != nil && node.appearance == "circular")),
                ("percentage", fraction.map { .string(Self.percentage($0)) } ?? .null),
            ]
        }

        func gauge(_ fraction: Double, of node: ViewNode) -> Members {
            let value = node.parts[.message]?.flatMap(\.texts).joined(separator: " ") ?? ""
            return [
                ("appearance", .string(node.appearance ?? "bar")), ("percentage", .string(Self.percentage(fraction))),
                ("valueText", value.isEmpty ? .null : .string(value)),
                ("isRound", .bool(["arc", "ring"].contains(node.appearance))),
            ]
        }

        private static func percentage(_ fraction: Double) -> String { ComponentBox.number(fraction * 100) }
    }

    extension ViewNode {
        /// The role of an element that has none by itself. Nil if it needs none.
        var accessibilityRole: String? {
            if accessibility.isImage { return "img" }
            if accessibility.isHeading == true { return "heading" }
            if accessibility.isModal { return "dialog" }
            switch kind {
            case .shape, .color: return accessibilityLabel == nil ? nil : "img"
            default: break
            }
            return accessibilityLabel != nil || accessibility.isGroup ? "group" : nil
        }
    }

    extension ViewNode {
        /// The level of an element with the role of a heading.
        var headingLevel: Int? { accessibilityRole == "heading" ? accessibility.headingLevel ?? 3 : nil }
    }

    extension LayoutDirection {
        /// The value of the attribute `dir`.
        var css: String { self == .rightToLeft ? "rtl" : "ltr" }
    }

    extension UIKeyboardType {
        /// The value of the attribute `inputmode`. Nil for the default keyboard.
        var inputMode: String? {
            switch self {
            case .numberPad, .asciiCapableNumberPad: "numeric"
            case .decimalPad: "decimal"
            case .phonePad: "tel"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "search"
            case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
            }
        }
    }
#endif
