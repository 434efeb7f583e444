public import Foundation

extension View {
    /// Shows a sheet above the page while a value is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows a sheet above the page while there is a value.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(kind: .sheet, isPresented: item.isPresent(), onDismiss: onDismiss) {
                item.wrappedValue.map { content($0).id($0.id) }
            })
    }

    /// Shows a view that covers the page while a value is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .fullScreen, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows a view that covers the page while there is a value.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(kind: .fullScreen, isPresented: item.isPresent(), onDismiss: onDismiss) {
                item.wrappedValue.map { content($0).id($0.id) }
            })
    }

    /// Shows a popover above the page while a value is true. It is in the middle of the page, and has no arrow.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, sheet: content))
            .withoutPlace(attachmentAnchor, arrowEdge)
    }

    /// Shows a popover above the page while there is a value. It is in the middle of the page, and has no arrow.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(kind: .popover, isPresented: item.isPresent(), onDismiss: nil) {
                item.wrappedValue.map { content($0).id($0.id) }
            }
        )
        .withoutPlace(attachmentAnchor, arrowEdge)
    }

    /// Notes that a popover has no place beside a view.
    nonisolated private func withoutPlace(_ anchor: PopoverAttachmentAnchor, _ arrowEdge: Edge?) -> some View {
        withoutEffect(
            "A popover is in the middle of the page, and has no arrow.", when: arrowEdge != nil || anchor.isPoint,
            modifier: "popover(isPresented:attachmentAnchor:arrowEdge:content:)")
    }
}

public enum PopoverAttachmentAnchor: Sendable {
    /// The place beside a rectangle of the view.
    case rect(Source)
    /// The place beside a point of the view.
    case point(UnitPoint)

    fileprivate var isPoint: Bool { if case .point = self { true } else { false } }

    public struct Source: Sendable {
        public static let bounds = Self()

        public static func rect(_ rect: CGRect) -> Self { Self() }
    }
}

extension EnvironmentValues {
    @Entry public internal(set) var isPresented: Bool = false
}

extension Binding {
    /// Whether there is a value. Setting it to false removes the value.
    package func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { isPresent in if !isPresent { wrappedValue = nil } })
    }
}
