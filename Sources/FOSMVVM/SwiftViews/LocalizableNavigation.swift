#if SwiftViews && os(Linux)
    public import SwiftUI

    extension NavigationLink where Label == Text {
        /// Creates a link to a view, with a localized text.
        public init(_ title: some Localizable, defaultValue: String? = nil, @ViewBuilder destination: () -> Destination)
        {
            self.init(destination: destination) { Text(title, defaultValue: defaultValue) }
        }

        /// Creates a link to a view, with a localized text.
        public init(_ title: some Localizable, defaultValue: String? = nil, destination: Destination) {
            self.init(destination: destination) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension NavigationLink where Label == Text, Destination == Never {
        /// Creates a link to the screen of a value, with a localized text.
        public init<Value: Hashable>(_ title: some Localizable, defaultValue: String? = nil, value: Value?) {
            self.init(value: value) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Tab where Label == SwiftUI.Label<Text, Image> {
        /// Creates a tab with a value, and a localized text with a system symbol.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String, value: Value,
            @ViewBuilder content: () -> Content
        ) {
            self.init(value: value, content: content) {
                SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage)
            }
        }

        /// Creates a tab with a localized text and a system symbol.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String,
            @ViewBuilder content: () -> Content
        )
        where Value == Never {
            self.init(content: content) { SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage) }
        }
    }

    extension View {
        /// Sets the localized title of the screen, in a `NavigationStack`.
        nonisolated public func navigationTitle(_ title: some Localizable, defaultValue: String? = nil) -> some View {
            navigationTitle(Text(title, defaultValue: defaultValue))
        }

        /// Shows a choice of actions with a localized title while a value is true.
        nonisolated public func confirmationDialog<Actions: View>(
            _ title: some Localizable, defaultValue: String? = nil, isPresented: Binding<Bool>,
            titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: @escaping () -> Actions
        ) -> some View {
            confirmationDialog(
                Text(title, defaultValue: defaultValue), isPresented: isPresented, titleVisibility: titleVisibility,
                actions: actions)
        }

        /// Shows a choice of actions with a localized title and a message while a value is true.
        nonisolated public func confirmationDialog<Actions: View, Message: View>(
            _ title: some Localizable, defaultValue: String? = nil, isPresented: Binding<Bool>,
            titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
        ) -> some View {
            confirmationDialog(
                Text(title, defaultValue: defaultValue), isPresented: isPresented, titleVisibility: titleVisibility,
                actions: actions,
                message: message)
        }

        /// Sets the localized text that assistive technology speaks for the view.
        nonisolated public func accessibilityLabel(
            _ label: some Localizable, defaultValue: String? = nil
        ) -> some View {
            accessibilityLabel(Text(label, defaultValue: defaultValue))
        }

        /// Adds a detail with a localized label that assistive technology reads on request.
        nonisolated public func accessibilityCustomContent(
            _ label: some Localizable, defaultValue: String? = nil, _ value: Text,
            importance: AccessibilityCustomContentImportance = .default
        ) -> some View {
            accessibilityCustomContent(Text(label, defaultValue: defaultValue), value, importance: importance)
        }

        /// Sets the localized text that assistive technology speaks for the value of the view.
        nonisolated public func accessibilityValue(
            _ value: some Localizable, defaultValue: String? = nil
        ) -> some View {
            accessibilityValue(Text(value, defaultValue: defaultValue))
        }

        /// Sets the localized text with which assistive technology describes what the view does when it is used.
        nonisolated public func accessibilityHint(
            _ hint: some Localizable, defaultValue: String? = nil
        ) -> some View {
            accessibilityHint(Text(hint, defaultValue: defaultValue))
        }
    }
#endif
