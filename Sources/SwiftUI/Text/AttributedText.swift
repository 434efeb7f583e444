import Foundation

extension AttributeScopes {
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.SwiftUIAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

/// What a part of a string means in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from the bits of its intents.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = Self(rawValue: 1 << 0)
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    public static let code = Self(rawValue: 1 << 2)
    public static let strikethrough = Self(rawValue: 1 << 5)
    public static let softBreak = Self(rawValue: 1 << 6)
    public static let lineBreak = Self(rawValue: 1 << 7)
    public static let inlineHTML = Self(rawValue: 1 << 8)
    public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributedString {
    /// Returns the string as a text.
    func resolved(in environment: EnvironmentValues) -> ResolvedText {
        var text = ResolvedText(isPlain: true)
        for run in runs {
            let link = run.link.flatMap { address in
                TextLink.address(address.absoluteString) { text.notes.append(.linkWithoutEffect($0)) }
            }
            text.runs.append(
                TextRun(
                    parts: [String(characters[run.range])], isData: true, style: Self.style(of: run.attributes),
                    link: link))
        }
        return text
    }

    private static func style(of attributes: AttributeContainer) -> [StyleAttribute] {
        let intents = attributes.inlinePresentationIntent ?? []
        let all: [StyleAttribute?] = [
            attributes.font.map { .font($0) },
            intents.contains(.stronglyEmphasized) ? .fontWeight(.bold) : nil,
            intents.contains(.emphasized) ? .italic : nil,
            intents.contains(.code) ? .fontDesign(.monospaced) : nil,
            intents.contains(.strikethrough) ? .line(TextLine(isThrough: true, pattern: .solid, color: nil)) : nil,
            attributes.foregroundColor.map { .foreground(.color($0)) },
            attributes.backgroundColor.map { .background(.color($0)) },
            attributes.strikethroughStyle.map { .line($0.line(isThrough: true)) },
            attributes.underlineStyle.map { .line($0.line(isThrough: false)) },
            (attributes.tracking ?? attributes.kern).map { .letterSpacing($0) },
            attributes.baselineOffset.map { .baselineOffset($0) },
        ]
        return all.compactMap(\.self)
    }
}
