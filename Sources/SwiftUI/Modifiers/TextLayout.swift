extension View {
    /// Limits each text in this view to a number of lines, and cuts off the rest. Nil is no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        lines(number, reserved: nil)
    }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(nil, reserved: limit.lowerBound)
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit.upperBound, reserved: nil)
    }

    /// Gives each text in this view the space of some lines, and cuts off what is longer than the upper limit.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.upperBound, reserved: limit.lowerBound)
    }

    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : nil)
    }

    nonisolated private func lines(_ limit: Int?, reserved: Int?) -> some View {
        modifier(
            EnvironmentModifier { environment in
                environment.lineLimit = limit
                environment.reservedLines = reserved
            })
    }

    /// Has no effect, because a browser cuts texts off at their end.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        withoutEffect("A browser cuts off texts at their end.")
    }

    /// Has no effect, because a page wraps its texts.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        withoutEffect("A text that needs more space is wrapped, or cut off at its last line.")
    }

    /// Has no effect, because a page wraps its texts.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        withoutEffect("A text that needs more space is wrapped, or cut off at its last line.")
    }
}

extension Text {
    /// Where a text that is too long is cut off.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }
}

extension EnvironmentValues {
    /// The number of lines for which a text has space. Nil for those that it has.
    @Entry var reservedLines: Int?
}
