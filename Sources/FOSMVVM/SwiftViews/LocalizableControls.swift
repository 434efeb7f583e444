#if SwiftViews && os(Linux)
    public import Foundation
    public import SwiftUI

    extension TextField where Label == Text {
        /// Creates a control with a localized label, and a text that it shows while it is empty.
        public init(_ title: some Localizable, defaultValue: String? = nil, text: Binding<String>, prompt: Text? = nil)
        {
            self.init(text: text, prompt: prompt) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension SecureField where Label == Text {
        /// Creates a control with a localized label, and a text that it shows while it is empty.
        public init(_ title: some Localizable, defaultValue: String? = nil, text: Binding<String>, prompt: Text? = nil)
        {
            self.init(text: text, prompt: prompt) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Toggle where Label == Text {
        /// Creates a control with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, isOn: Binding<Bool>) {
            self.init(isOn: isOn) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Picker where Label == Text {
        /// Creates a choice with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, selection: Binding<SelectionValue>,
            @ViewBuilder content: () -> Content
        ) {
            self.init(selection: selection, content: content) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension ColorPicker where Label == Text {
        /// Creates a control with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, selection: Binding<Color>,
            supportsOpacity: Bool = true
        ) {
            self.init(selection: selection, supportsOpacity: supportsOpacity) {
                Text(title, defaultValue: defaultValue)
            }
        }
    }

    extension TableColumn where Label == Text {
        /// Creates a column with a localized title.
        public init(
            _ title: some Localizable, defaultValue: String? = nil,
            @ViewBuilder content: @escaping (RowValue) -> Content
        ) {
            self.init(Text(title, defaultValue: defaultValue), content: content)
        }

        /// Creates a column of the texts at a key path, with a localized title.
        public init(_ title: some Localizable, defaultValue: String? = nil, value: KeyPath<RowValue, String>)
        where Content == Text {
            self.init(Text(title, defaultValue: defaultValue)) { Text(verbatim: $0[keyPath: value]) }
        }

        /// Creates a column of the localized texts at a key path, with a localized title.
        public init<Value: Localizable>(
            _ title: some Localizable, defaultValue: String? = nil, value: KeyPath<RowValue, Value>
        )
        where Content == Text {
            self.init(Text(title, defaultValue: defaultValue)) { Text($0[keyPath: value]) }
        }
    }

    extension Stepper where Label == Text {
        /// Creates buttons with a localized text that change a value by a step.
        public init<Value: Strideable>(
            _ title: some Localizable, defaultValue: String? = nil, value: Binding<Value>, step: Value.Stride = 1
        ) {
            self.init(value: value, step: step) { Text(title, defaultValue: defaultValue) }
        }

        /// Creates buttons with a localized text that change a value by a step, within bounds.
        public init<Value: Strideable>(
            _ title: some Localizable, defaultValue: String? = nil, value: Binding<Value>,
            in bounds: ClosedRange<Value>, step: Value.Stride = 1
        ) {
            self.init(value: value, in: bounds, step: step) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension DatePicker where Label == Text {
        /// Creates a control with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, selection: Binding<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(selection: selection, displayedComponents: displayedComponents) {
                Text(title, defaultValue: defaultValue)
            }
        }

        /// Creates a control for the dates of a range, with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, selection: Binding<Date>,
            in range: ClosedRange<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
                Text(title, defaultValue: defaultValue)
            }
        }

        /// Creates a control for dates from a first one, with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, selection: Binding<Date>,
            in range: PartialRangeFrom<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
                Text(title, defaultValue: defaultValue)
            }
        }
    }

    extension Link where Label == Text {
        /// Creates a link with a localized text.
        public init(_ title: some Localizable, defaultValue: String? = nil, destination: URL) {
            self.init(destination: destination) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension GroupBox where Label == Text {
        /// Creates a box with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, @ViewBuilder content: () -> Content) {
            self.init(label: Text(title, defaultValue: defaultValue), content: content)
        }
    }

    extension DisclosureGroup where Label == Text {
        /// Creates a group with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, @ViewBuilder content: @escaping () -> Content
        ) {
            self.init(content: content) { Text(title, defaultValue: defaultValue) }
        }

        /// Creates a group with a localized label.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, isExpanded: Binding<Bool>,
            @ViewBuilder content: @escaping () -> Content
        ) {
            self.init(isExpanded: isExpanded, content: content) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Menu where Label == Text {
        /// Creates a menu with a localized label.
        public init(_ title: some Localizable, defaultValue: String? = nil, @ViewBuilder content: () -> Content) {
            self.init(content: content) { Text(title, defaultValue: defaultValue) }
        }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
        /// Creates a menu with a localized label and a system symbol.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String,
            @ViewBuilder content: () -> Content
        ) {
            self.init(content: content) { SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage) }
        }
    }

    extension ContentUnavailableView
    where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
        /// Creates a message with a localized title and a system symbol.
        public init(
            _ title: some Localizable, defaultValue: String? = nil, systemImage: String, description: Text? = nil
        ) {
            self.init(
                label: { SwiftUI.Label(title, defaultValue: defaultValue, systemImage: systemImage) },
                description: { description })
        }
    }
#endif
