#if SwiftViews && os(Linux)
    import Diagnostics
    import Foundation
    public import SwiftUI

    /// The control of a form field, with its label and its validation messages.
    ///
    /// An entry is written to the field model in the ViewModel, and then validated.
    public struct FormFieldView<Value: Codable & Hashable & Sendable>: View {
        private let fieldModel: FormFieldModel<Value>
        private let focusField: FocusState<FormFieldIdentifier?>.Binding
        private let fieldValidator: (([any FormFieldBase]?) -> [ValidationResult]?)?
        private let validations: Validations?
        private let onNewValue: ((Value) -> Void)?
        private let onSubmit: ((Value) -> Void)?
        /// Counts the entries, so that each of them evaluates the tree again.
        @State private var entryCount = 0

        /// Creates the control of a form field.
        ///
        /// - Parameters:
        ///   - fieldModel: The field and its value.
        ///   - focusField: The field that has the focus of the keyboard.
        ///   - fieldValidator: Returns the validation results of fields.
        ///   - validations: The object that receives the results.
        ///   - onNewValue: Receives each new value.
        ///   - newValueDelay: Has no effect, because a browser sends a value only after a pause.
        ///   - onSubmit: Receives the value when the user submits the field, if it has no error.
        public init(
            fieldModel: FormFieldModel<Value>, focusField: FocusState<FormFieldIdentifier?>.Binding,
            fieldValidator: (([any FormFieldBase]?) -> [ValidationResult]?)? = nil, validations: Validations? = nil,
            onNewValue: ((Value) -> Void)? = nil, newValueDelay: TimeInterval = 0.75,
            onSubmit: ((Value) -> Void)? = nil
        ) {
            self.fieldModel = fieldModel
            self.focusField = focusField
            self.fieldValidator = fieldValidator
            self.validations = validations
            self.onNewValue = onNewValue
            self.onSubmit = onSubmit
        }

        /// The control.
        public var body: some View {
            FieldControl(
                fieldModel: fieldModel, focus: ControlFocus(focusField, equals: fieldModel.formField.fieldId),
                validations: validations, enter: enter, submit: onSubmit.map { onSubmit in { submit(to: onSubmit) } }
            )
            .disabled(fieldModel.formField.constraints.isDisabled)
        }

        private func enter(_ value: Value) {
            guard value != fieldModel.wrappedValue else { return }
            fieldModel.enter(value)
            entryCount += 1
            validate()
            onNewValue?(value)
        }

        private func submit(to onSubmit: (Value) -> Void) {
            if validate().isValid { onSubmit(fieldModel.wrappedValue) }
        }

        /// Returns the results, and shows them.
        @discardableResult private func validate() -> [ValidationResult] {
            let field = fieldModel.formField
            validations?.removeAll(fieldIds: [field.fieldId])
            let results = fieldValidator?([field]) ?? []
            if !results.isEmpty { validations?.replace(with: results) }
            return results
        }
    }

    /// The control of a form field.
    private struct FieldControl<Value: Codable & Hashable & Sendable> {
        let fieldModel: FormFieldModel<Value>
        let focus: ControlFocus
        let validations: Validations?
        let enter: @MainActor (Value) -> Void
        /// What the user does by submitting the field itself. Nil if it is only a part of a form.
        let submit: (() -> Void)?
    }

    extension FieldControl: PrimitiveView {
        typealias Body = Never

        func nodes(in context: EvaluationContext) -> [ViewNode] {
            do {
                let localization = context.environment.viewModelLocalization
                let (field, problems) = try localization.localized(fieldModel, validations: validations)
                for problem in problems { context.report(problem) }
                guard let field else { return [] }
                let control = control(field, in: context.environment.timeZone)
                guard let submit else { return context.nodes(of: control, as: .children) }
                return context.nodes(of: control.onSubmit(submit), as: .children)
            } catch {
                return [context.node(reporting: .unencodable(fieldModel.formField.fieldId, error))]
            }
        }

        @MainActor private func control(_ field: LocalizedField, in timeZone: TimeZone) -> some View {
            let text = ControlText(timeZone: timeZone)
            return ControlView(field.controlKind, focus: focus, details: FieldDetails(field)) {
                text.controlValue(of: fieldModel.wrappedValue)
            } enter: { entered in
                enter(try text.value(of: entered, replacing: fieldModel.wrappedValue))
            } label: {
                Text(provided: field.title)
            } message: {
                ForEach(0..<field.messages.count) { Text(provided: field.messages[$0].text) }
            }
        }
    }

    extension ControlText {
        /// Returns what the control shows for a value.
        fileprivate func controlValue(of value: Any) -> ControlValue {
            if let isOn = value as? Bool { .isOn(isOn) } else { .text(text(of: value)) }
        }

        /// Returns the value of an entry.
        ///
        /// - Throws: ``SwiftUI/ViewInputError/invalidValue(_:)`` if the entry is not a value of the field.
        fileprivate func value<Value>(of entry: ControlValue, replacing value: Value) throws -> Value {
            guard let value = self.value(of: entry.text, replacing: value) else {
                throw ViewInputError.invalidValue(entry.text)
            }
            return value
        }
    }

    extension LocalizedField {
        /// The control that shows the field.
        fileprivate var controlKind: ControlKind {
            switch field.type {
            case .text(.password), .text(.newPassword): .secureField
            case .text(.date), .text(.datetimeLocal), .text(.birthdate): .datePicker(.date, ControlLimits())
            case .text(.color), .colorPicker: .colorPicker
            case .text: .textField
            case .textArea: .textEditor
            case .checkbox: .toggle
            case .select: .picker(choices.map { ControlKind.Choice(value: $0.value, label: $0.label) })
            }
        }
    }

    /// The localized field that a control shows, for a renderer.
    ///
    /// Unchecked because a localized value does not change after it is encoded.
    package struct FieldDetails: @unchecked Sendable {
        /// The field.
        package let field: LocalizedField

        init(_ field: LocalizedField) {
            self.field = field
        }
    }

    extension Diagnostic {
        fileprivate static func unencodable(_ field: FormFieldIdentifier, _ error: any Error) -> Diagnostic {
            Diagnostic(
                .unencodableViewModel,
                "The value of the field '\(field.id)' cannot be encoded: \(error.localizedDescription)",
                subject: field.id)
        }
    }

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
