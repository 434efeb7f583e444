/// The control that presents a field.
public enum FormFieldType: Codable, Hashable, Sendable {
    /// One line of input of this type.
    case text(inputType: FormInputType)
    /// Many lines of input of this type.
    case textArea(inputType: FormInputType)
    /// On or off.
    case checkbox
    /// A color, as `#rrggbb`.
    case colorPicker
    /// One of the cases of the value's type.
    case select
}
