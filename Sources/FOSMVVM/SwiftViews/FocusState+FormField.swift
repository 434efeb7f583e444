#if SwiftViews && os(Linux)
    public import SwiftUI

    extension EnvironmentValues {
        private enum FocusStateKey: EnvironmentKey {
            static var defaultValue: FocusState<FormFieldIdentifier?>.Binding { .init(.constant(nil), unfocused: nil) }
        }

        /// The field that has the focus of the keyboard. A form passes it to its fields.
        public var focusState: FocusState<FormFieldIdentifier?>.Binding {
            get { self[FocusStateKey.self] }
            set { self[FocusStateKey.self] = newValue }
        }
    }
#endif
