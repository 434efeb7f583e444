public import Foundation

/// A type of values of fields that has an initial value of its own.
public protocol FormFieldValue {
    /// The value of an untouched field.
    static var initialFieldValue: Self { get }
}

extension String: FormFieldValue {
    public static var initialFieldValue: String { "" }
}

extension Int: FormFieldValue {
    public static var initialFieldValue: Int { 0 }
}

extension UInt: FormFieldValue {
    public static var initialFieldValue: UInt { 0 }
}

extension Double: FormFieldValue {
    public static var initialFieldValue: Double { 0 }
}

extension Bool: FormFieldValue {
    public static var initialFieldValue: Bool { false }
}

extension Date: FormFieldValue {
    public static var initialFieldValue: Date { .now }
}

/// A model whose fields can have their initial values again.
public protocol ResettableModel {
    /// Restores the initial values of the fields.
    func resetFields()
}

extension ResettableModel {
    /// Restores the initial values of all fields that are stored in the model, and of those in their models.
    public func resetFields() {
        for child in Mirror(reflecting: self).children { (child.value as? any ResettableModel)?.resetFields() }
    }
}
