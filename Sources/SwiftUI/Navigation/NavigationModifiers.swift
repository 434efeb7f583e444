extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(TitleModifier(title: title))
    }

    nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(Text(title))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        navigationTitle(Text(title))
    }

    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(ScreenModifier { $0.isInline = displayMode == .inline })
    }

    nonisolated public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
        modifier(ScreenModifier { $0.isBackButtonHidden = isHidden })
    }

    nonisolated public func navigationDestination<Value: Hashable, Content: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View {
        modifier(ValueDestinationModifier(destination: destination))
    }

    nonisolated public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> some View {
        let content = isPresented.wrappedValue ? destination() : nil
        return modifier(DestinationModifier(destination: content, isPresented: isPresented))
    }

    nonisolated public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: (Item) -> Content
    ) -> some View {
        let content = item.wrappedValue.map(destination)
        return modifier(DestinationModifier(destination: content, isPresented: item.isPresent()))
    }
}

/// The bar above a screen.
public struct NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        /// The same as ``large``.
        case automatic
        /// A small title between the items of the toolbar.
        case inline
        /// A large title below the items of the toolbar.
        case large
    }
}

/// Sets the title of a screen.
private struct TitleModifier {
    let title: Text
}

extension TitleModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.environment.screen?.title = context.nodes(of: title, as: .title)
        return context.child(.content).nodes(of: content)
    }
}

/// Changes the screen around a view.
struct ScreenModifier {
    let change: @MainActor (NavigationScreen) -> Void
}

extension ScreenModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let screen = context.environment.screen { change(screen) }
        return context.child(.content).nodes(of: content)
    }
}

/// Makes the screens of the values of a type.
private struct ValueDestinationModifier<Value: Hashable, Destination: View> {
    let destination: (Value) -> Destination
}

extension ValueDestinationModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.environment.screen?.stack.destinations[ObjectIdentifier(Value.self)] = { value in
            (value.base as? Value).map { AnyView(destination($0)) }
        }
        return context.child(.content).nodes(of: content)
    }
}

/// Shows a screen in front of the one around a view.
private struct DestinationModifier<Destination: View> {
    let destination: Destination?
    let isPresented: Binding<Bool>
}

extension DestinationModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let destination {
            let place = context.child(.part(.destination))
            context.environment.screen?.next.append(
                (AnyView(destination), place, { isPresented.wrappedValue = false }))
        }
        return context.child(.child(0)).nodes(of: content)
    }
}

/// Closes the sheet or popover around a view, or goes back to the screen before it.
///
/// In a view without any of these, it does nothing.
@MainActor
public struct DismissAction {
    private let dismiss: (@MainActor () -> Void)?

    nonisolated init(_ dismiss: (@MainActor () -> Void)? = nil) {
        self.dismiss = dismiss
    }

    /// Whether the view is in something that can be closed.
    nonisolated var isPossible: Bool { dismiss != nil }

    public func callAsFunction() { dismiss?() }
}

extension EnvironmentValues {
    @Entry public internal(set) var dismiss: DismissAction = DismissAction()
}
