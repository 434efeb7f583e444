package import Diagnostics

/// A text of one or several styles.
public struct Text: Equatable, Sendable {
    private var runs: [TextRun]
    /// The parts that are literals in the source code.
    private var literal = ""
    /// Whether the view puts several texts or values together.
    private var isComposed = false
    /// Whether the view passes a string, and no localized text.
    private var isPlain = false
    private var problem: Diagnostic?

    private init(_ run: TextRun) {
        runs = [run]
    }

    /// Creates a text from a string that is shown as it is.
    public init(verbatim content: String) {
        self.init(TextRun(parts: [content], isData: true))
        isPlain = true
    }

    /// Creates a text that a ViewModel provides in the language of the page.
    package init(provided content: String) {
        self.init(TextRun(parts: [content], isData: false))
    }

    /// Creates a text from a string that is shown as it is.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// Creates a text from a literal, which is shown as it is.
    ///
    /// Apple's looks it up in a string catalog and formats Markdown. Here, localized texts come from ViewModels.
    public init(_ key: LocalizedStringKey) {
        self.init(TextRun(parts: key.parts, isData: true))
        literal = key.literal
        isComposed = key.isComposed
    }

    /// Creates a text that could not be provided, with what to show in its place.
    package init(_ replacement: String, problem: Diagnostic) {
        self.init(provided: replacement)
        self.problem = problem
    }

    /// Returns both texts as one. Each keeps its style.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.runs += right.runs
        text.literal += right.literal
        text.isComposed = true
        text.problem = left.problem ?? right.problem
        return text
    }

    /// The text without its styles.
    package var string: String { runs.map(\.text).joined() }
}

extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text {
        styled(font.map(StyleAttribute.font))
    }

    /// Sets the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled(weight.map(StyleAttribute.fontWeight))
    }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text {
        styled(isActive ? .fontWeight(.bold) : nil)
    }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text {
        styled(isActive ? .italic : nil)
    }

    /// Sets the color.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        styled(.foreground(style._paint))
    }

    /// Adds an attribute after those of each run, which apply before it.
    func styled(_ attribute: StyleAttribute?) -> Text {
        guard let attribute else { return self }
        var text = self
        for index in runs.indices { text.runs[index].style.append(attribute) }
        return text
    }
}

extension Text: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let problem { context.report(problem) }
        if literal.contains(where: \.isLetter) {
            context.report(hardCoded: string)
        } else if isComposed {
            context.report(composed: string)
        } else if isPlain {
            context.report(plain: string)
        }
        var node = context.node(.text(runs))
        if context.environment.isRedacted { node.redact() }
        if let limit = context.environment.lineLimit { node.style.append(.lineLimit(max(limit, 1))) }
        return [node]
    }
}

/// A part of a text with one style.
package struct TextRun: Hashable, Sendable {
    /// The literals and values that it is put together from, in order.
    package let parts: [String]
    /// Whether it is not a localized text. Then its direction follows from what it says.
    package let isData: Bool
    /// The style. Of two attributes of one kind, the first applies.
    package var style: [StyleAttribute] = []

    /// The part of the text.
    package var text: String { parts.joined() }
}

/// A text of the source code. See ``Text/init(_:)-(LocalizedStringKey)``.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The literals and values, in order.
    fileprivate let parts: [String]
    /// The parts that are literals in the source code.
    fileprivate let literal: String
    /// Whether a value is beside another one or a literal.
    fileprivate var isComposed = false

    /// Creates a text.
    public init(_ value: String) {
        parts = [value]
        literal = ""
    }

    /// Creates a text from a literal.
    public init(stringLiteral value: String) {
        parts = [value]
        literal = value
    }

    /// Creates a text from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts.filter { !$0.isEmpty }
        literal = stringInterpolation.literal
        let values = stringInterpolation.valueCount
        isComposed = values > 1 || values == 1 && !literal.isEmpty
    }

    /// Collects a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [String] = []
        fileprivate var literal = ""
        fileprivate var valueCount = 0

        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            parts.append(literal)
            self.literal += literal
        }

        /// Adds a value.
        public mutating func appendInterpolation(_ value: some Any) {
            parts.append("\(value)")
            valueCount += 1
        }
    }
}
