extension View {
    /// Sets the color of the texts and symbols in this view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        text(color.map { .foreground(.color($0)) })
    }

    /// Makes the texts in this view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { text(isActive ? .italic : nil) }

    /// Underlines the texts in this view.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(isActive ? .line(TextLine(isThrough: false, pattern: pattern, color: color)) : nil)
    }

    /// Strikes the texts in this view through.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(isActive ? .line(TextLine(isThrough: true, pattern: pattern, color: color)) : nil)
    }

    /// Aligns the lines of the texts in this view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text(.textAlignment(alignment))
    }

    /// Shows the texts in this view in upper or lower case. Nil keeps their case.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { text(.textCase(textCase)) }

    /// Adds space between the letters of the texts in this view, in CSS pixels.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(.letterSpacing(kerning)) }

    /// Adds space between the letters of the texts in this view, in CSS pixels.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(.letterSpacing(tracking)) }

    /// Adds space between the lines of the texts in this view, in CSS pixels.
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { text(.lineSpacing(spacing)) }

    /// Shows the texts in this view in a font whose letters have one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        text(isActive ? .fontDesign(.monospaced) : nil)
    }

    /// Shows digits in one width.
    nonisolated public func monospacedDigit() -> some View { text(.monospacedDigits) }

    /// Sets the design of the font of the texts in this view.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        text(design.map(StyleAttribute.fontDesign))
    }

    nonisolated private func text(_ attribute: StyleAttribute?) -> some View {
        modifier(NodeModifier { node in if let attribute { node.style.append(attribute) } })
    }
}

extension Text {
    /// Upper or lower case.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A line of a text.
    public enum LineStyle {
        /// How the line is drawn.
        public enum Pattern: String, Hashable, Sendable {
            case solid
            case dot = "dotted"
            case dash = "dashed"
        }
    }

    /// Sets the color.
    public func foregroundColor(_ color: Color?) -> Text { styled(color.map { .foreground(.color($0)) }) }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        styled(isActive ? .line(TextLine(isThrough: false, pattern: pattern, color: color)) : nil)
    }

    /// Strikes the text through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled(isActive ? .line(TextLine(isThrough: true, pattern: pattern, color: color)) : nil)
    }

    /// Adds space between the letters, in CSS pixels.
    public func kerning(_ kerning: CGFloat) -> Text { styled(.letterSpacing(kerning)) }

    /// Adds space between the letters, in CSS pixels.
    public func tracking(_ tracking: CGFloat) -> Text { styled(.letterSpacing(tracking)) }

    /// Shows the text in a font whose letters have one width.
    public func monospaced(_ isActive: Bool = true) -> Text { styled(isActive ? .fontDesign(.monospaced) : nil) }

    /// Shows digits in one width.
    public func monospacedDigit() -> Text { styled(.monospacedDigits) }

    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { styled(design.map(StyleAttribute.fontDesign)) }
}

extension Font {
    /// The form of the letters.
    public enum Design: String, Hashable, Sendable {
        case `default` = "system-ui"
        case serif = "ui-serif"
        case rounded = "ui-rounded"
        case monospaced = "ui-monospace"
    }
}

/// Where the lines of a text begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// A line under or through a text.
package struct TextLine: Hashable, Sendable {
    package let isThrough: Bool
    package let pattern: Text.LineStyle.Pattern
    /// Nil is the color of the text.
    package let color: Color?
}
