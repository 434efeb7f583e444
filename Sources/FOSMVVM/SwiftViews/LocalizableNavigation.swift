#if SwiftViews && os(Linux)
    public import SwiftUI

    extension NavigationLink where Label == Text {
        /// Creates a link to a view, with a localized text.
        public init(_ title: some Localizable, @ViewBuilder destination: () -> Destination) {
            self.init(destination: destination) { Text(title) }
        }

        /// Creates a link to a view, with a localized text.
        public init(_ title: some Localizable, destination: Destination) {
            self.init(destination: destination) { Text(title) }
        }
    }

    extension NavigationLink where Label == Text, Destination == Never {
        /// Creates a link to the screen of a value, with a localized text.
        public init<Value: Hashable>(_ title: some Localizable, value: Value?) {
            self.init(value: value) { Text(title) }
        }
    }

    extension Tab where Label == SwiftUI.Label<Text, Image> {
        /// Creates a tab with a value, and a localized text with a system symbol.
        public init(
            _ title: some Localizable, systemImage: String, value: Value, @ViewBuilder content: () -> Content
        ) {
            self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
        }

        /// Creates a tab with a localized text and a system symbol.
        public init(_ title: some Localizable, systemImage: String, @ViewBuilder content: () -> Content)
        where Value == Never {
            self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
        }
    }

    extension View {
        /// Sets the localized title of the screen, in a `NavigationStack`.
        nonisolated public func navigationTitle(_ title: some Localizable) -> some View {
            navigationTitle(Text(title))
        }

        /// Shows a choice of actions with a localized title while a value is true.
        nonisolated public func confirmationDialog<Actions: View>(
            _ title: some Localizable, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: @escaping () -> Actions
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
        }

        /// Shows a choice of actions with a localized title and a message while a value is true.
        nonisolated public func confirmationDialog<Actions: View, Message: View>(
            _ title: some Localizable, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
                message: message)
        }

        /// Sets the localized text that assistive technology speaks for the view.
        nonisolated public func accessibilityLabel(_ label: some Localizable) -> some View {
            accessibilityLabel(Text(label))
        }

        /// Sets the localized text that assistive technology speaks for the value of the view.
        nonisolated public func accessibilityValue(_ value: some Localizable) -> some View {
            accessibilityValue(Text(value))
        }

        /// Sets the localized text with which assistive technology describes what the view does when it is used.
        nonisolated public func accessibilityHint(_ hint: some Localizable) -> some View {
            accessibilityHint(Text(hint))
        }
    }
#endif
