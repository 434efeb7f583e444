/// A ``FormFieldModel`` without the type of its value.
protocol FormFieldModelProtocol {
    var field: any FormFieldBase { get }
    var value: any Encodable { get }
    var choices: [FormChoice] { get }
}
