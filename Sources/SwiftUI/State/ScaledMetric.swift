/// A length that grows with the text size of the reader. The view does not know the text size of the browser, so the length
/// stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    /// Creates a length that grows with the text of the page.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.init(wrappedValue: wrappedValue)
    }
}
