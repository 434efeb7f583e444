extension View {
    nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility,
            actions: { data.map(actions) }, message: { data.map(message) })
    }

    nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    nonisolated public func confirmationDialog<Item, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: { _ in EmptyView() })
    }

    nonisolated public func confirmationDialog<Item, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Has no effect: an alert has no icon.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect("An alert has no icon.")
    }

    /// Has no effect: an alert is always shown.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("An alert is always shown.")
    }

    /// Has no effect: an alert has one look.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        withoutEffect("An alert has one look.")
    }

    /// Has no effect: a page cannot ask before it is closed.
    nonisolated public func dismissalConfirmationDialog<Actions: View>(
        _ title: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
    ) -> some View {
        withoutEffect("A page does not ask before it is closed.")
    }

    /// Has no effect: a page cannot ask before it is closed.
    nonisolated public func dismissalConfirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        withoutEffect("A page does not ask before it is closed.")
    }
}

public struct DialogSeverity: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let critical = Self(name: "critical")
    public static let standard = Self(name: "standard")
}
