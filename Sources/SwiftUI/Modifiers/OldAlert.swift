/// An alert, for the modifiers that take a value instead of views.
public struct Alert {
    public struct Button {
        fileprivate let role: ButtonRole?
        /// Nil is the text of the system.
        fileprivate let label: Text?
        fileprivate let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
            Self(role: nil, label: label, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
            Self(role: .cancel, label: label, action: action)
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Self {
            Self(role: .cancel, label: nil, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
            Self(role: .destructive, label: label, action: action)
        }
    }

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Creates an alert with one button. Nil is a button that closes it.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }

    private init(title: Text, message: Text?, buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// A choice of actions, for the modifiers that take a value instead of views.
public struct ActionSheet {
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Creates a choice. Without buttons, it has one that cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    /// Shows an alert above the page while a value is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return modifier(
            AlertModifier(
                kind: .alert, title: alert?.title ?? Text(verbatim: ""), isPresented: isPresented,
                actions: { AlertButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message }))
    }

    /// Shows the alert of a value above the page while there is one.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return modifier(
            AlertModifier(
                kind: .alert, title: alert?.title ?? Text(verbatim: ""), isPresented: item.isPresent(),
                actions: { AlertButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message }))
    }

    /// Shows a choice of actions above the page while a value is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(isPresented.wrappedValue ? content() : nil, isPresented: isPresented)
    }

    /// Shows the choice of a value above the page while there is one.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        modifier(item.wrappedValue.map(content), isPresented: item.isPresent())
    }

    nonisolated private func modifier(_ sheet: ActionSheet?, isPresented: Binding<Bool>) -> some View {
        modifier(
            AlertModifier(
                kind: .confirmation(isTitleVisible: true), title: sheet?.title ?? Text(verbatim: ""),
                isPresented: isPresented, actions: { AlertButtons(buttons: sheet?.buttons ?? []) },
                message: { sheet?.message }))
    }
}

/// The buttons of an alert.
private struct AlertButtons {
    @Environment(\.self) var environment
    let buttons: [Alert.Button]

    init(buttons: [Alert.Button]) { self.buttons = buttons }
}

extension AlertButtons: View {
    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            SwiftUI.Button(role: button.role) {
                button.action?()
            } label: {
                button.label ?? Text(provided: SystemText.cancel.string(in: environment))
            }
        }
    }
}
