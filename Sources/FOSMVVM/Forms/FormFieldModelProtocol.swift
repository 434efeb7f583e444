/// A ``FormFieldModel`` without the type of its value.
protocol FormFieldModelProtocol {
    var field: any FormFieldBase { get }
    var value: any Encodable { get }
    var choices: [FormChoice] { get }
    /// Whether the value is a number that may have a fraction.
    var takesFractions: Bool { get }
}
