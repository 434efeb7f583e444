public import Foundation

extension View {
    /// Sets the heights of the sheet around this view. It has the lowest first, and a button that changes it.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(SheetScopeModifier { $0.detents = detents.sorted { $0.order < $1.order } })
    }

    /// Sets the heights of the sheet around this view. A value says which one it has.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            SheetScopeModifier { sheet in
                sheet.detents = detents.sorted { $0.order < $1.order }
                sheet.selection = selection
            })
    }

    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(SheetScopeModifier { $0.dragIndicator = visibility })
    }

    /// Sets the radius of the corners of the sheet around this view, in CSS pixels. Nil is the default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(SheetScopeModifier { $0.look.cornerRadius = cornerRadius })
    }

    nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(SheetScopeModifier { $0.look.paint = style._paint })
    }

    nonisolated public func presentationBackground<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(SheetBackgroundModifier(background: content()))
    }

    /// Keeps the user from closing the sheet around this view, except with its own buttons.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(SheetScopeModifier { if isDisabled { $0.isDismissDisabled = true } })
    }

    /// Has no effect: nobody can use what is behind a sheet.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        withoutEffect("Nobody can use what is behind a sheet.")
    }

    /// Has no effect: the content of a sheet scrolls.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        withoutEffect("The content of a sheet scrolls.")
    }

    /// Has no effect: a sheet is at the bottom of the page, and a popover in its middle.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        withoutEffect("A sheet is at the bottom of the page, and a popover in its middle.")
    }

    /// Has no effect: a sheet is at the bottom of the page, and a popover in its middle.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        withoutEffect("A sheet is at the bottom of the page, and a popover in its middle.")
    }

    /// Has no effect: a sheet is as wide as the page, up to 40 times the size of its text.
    nonisolated public func presentationSizing(_ sizing: PresentationSizingMode) -> some View {
        withoutEffect("A sheet is as wide as the page, up to a limit.")
    }
}

public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")

    public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let resizes = Self(name: "resizes")
    public static let scrolls = Self(name: "scrolls")
}

public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let none = Self(name: "none")
    public static let popover = Self(name: "popover")
    public static let sheet = Self(name: "sheet")
    public static let fullScreenCover = Self(name: "fullScreenCover")
}

public struct PresentationSizingMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let fitted = Self(name: "fitted")
    public static let form = Self(name: "form")
    public static let page = Self(name: "page")
}

/// Changes the sheet around a view.
private struct SheetScopeModifier {
    let change: @MainActor (SheetScope) -> Void
}

extension SheetScopeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let sheet = context.environment.sheet { change(sheet) }
        return context.child(.content).nodes(of: content)
    }
}

/// Shows a view behind the content of a sheet.
private struct SheetBackgroundModifier<Background: View> {
    let background: Background
}

extension SheetBackgroundModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.environment.sheet?.background = context.nodes(of: background, as: .background)
        return context.child(.child(0)).nodes(of: content)
    }
}
