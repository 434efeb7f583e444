extension MarkupToken {
    /// The value of a start tag's attribute; nil where it has none of the name.
    func value(of name: String, in markup: [UInt8]) -> String? {
        attributes.first { $0.name == name }.map { String(decoding: markup[$0.value], as: UTF8.self) }
    }
}
