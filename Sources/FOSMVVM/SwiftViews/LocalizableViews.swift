#if SwiftViews && os(Linux)
    import Diagnostics
    public import SwiftUI

    extension Localizable {
        /// The localized text. A text that is not localized yet is replaced by a mark with its key.
        public var localized: String {
            do {
                return try localizedString
            } catch LocalizerError.localizationUnbound(let key) {
                return "⚠ \(key)"
            } catch {
                return "⚠ \(error.localizedDescription)"
            }
        }
    }

    extension Text {
        /// Creates a localized text. One that is not localized yet is reported as a problem, or replaced by the default
        /// value.
        public init(_ localizable: some Localizable, defaultValue: String? = nil) {
            do {
                self.init(provided: try localizable.localizedString)
            } catch {
                if let defaultValue {
                    self.init(verbatim: defaultValue)
                } else {
                    self.init(localizable.localized, problem: Diagnostic(.missingText, error.localizedDescription))
                }
            }
        }

        /// Creates a localized text. Without one, it is the default value, or empty.
        public init(_ localizable: (some Localizable)?, defaultValue: String? = nil) {
            if let localizable {
                self.init(localizable, defaultValue: defaultValue)
            } else {
                self.init(verbatim: defaultValue ?? "")
            }
        }

        /// Sets the localized text that assistive technology speaks for the text.
        public func accessibilityLabel(_ label: some Localizable, defaultValue: String? = nil) -> Text {
            accessibilityLabel(Text(label, defaultValue: defaultValue))
        }
    }

    extension Label where Title == Text, Icon == Image {
        /// Creates a label with a localized text and a system symbol.
        public init(_ title: some Localizable, defaultValue: String? = nil, systemImage: String) {
            self.init(title: { Text(title, defaultValue: defaultValue) }, icon: { Image(systemName: systemImage) })
        }
    }

    extension LabeledContent where Label == Text {
        /// Creates a value with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title, defaultValue: defaultValue) })
        }
    }

    extension LabeledContent where Label == Text, Content == Text {
        /// Creates a localized text with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, value: some Localizable) {
            self.init(content: { Text(value) }, label: { Text(title, defaultValue: defaultValue) })
        }

        /// Creates a text with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, value: some StringProtocol) {
            self.init(content: { Text(value) }, label: { Text(title, defaultValue: defaultValue) })
        }

        /// Creates a localized text with a text as its label.
        public init(_ title: LocalizedStringKey, value: some Localizable) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }

        /// Creates a localized text with a text as its label.
        @_disfavoredOverload
        public init(_ title: some StringProtocol, value: some Localizable) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }
    }

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
        /// Creates a section with a localized header.
        public init(_ title: some Localizable, defaultValue: String? = nil, @ViewBuilder content: () -> Content) {
            self.init(content: content, header: { Text(title, defaultValue: defaultValue) })
        }
    }

    extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
        /// Creates a progress indicator with a localized text.
        public init(_ title: some Localizable, defaultValue: String? = nil) {
            self.init(label: { Text(title, defaultValue: defaultValue) })
        }
    }

    extension Button where Label == Text {
        /// Creates a button with a localized text.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, role: ButtonRole? = nil,
            action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
        /// Creates a button with a localized text and a system symbol.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String, role: ButtonRole? = nil,
            action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action) {
                SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage)
            }
        }
    }
#endif
