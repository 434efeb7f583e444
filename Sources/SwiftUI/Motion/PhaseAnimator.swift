/// A view that goes through phases. A page shows the first one, with a note.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let first: Phase?
    private let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content)
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        first.map(content).withoutEffect(
            "The page shows the first phase.", modifier: "phaseAnimator(_:content:animation:)")
    }
}

extension View {
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let first = phases.first { _ in true }
        return first.map { content(PlaceholderContentView(content: AnyView(self)), $0) }
            .withoutEffect("The page shows the first phase.")
    }

    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let first = phases.first { _ in true }
        return first.map { content(PlaceholderContentView(content: AnyView(self)), $0) }
            .withoutEffect("The page shows the first phase.")
    }

    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(content: AnyView(self)), initialValue)
            .withoutEffect("The page shows the first value.")
    }

    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(content: AnyView(self)), initialValue)
            .withoutEffect("The page shows the first value.")
    }
}
