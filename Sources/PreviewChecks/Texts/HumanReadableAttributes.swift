/// The attributes that people read or hear.
package enum HumanReadableAttributes {
    private static let ofAnyElement: Set<String> = [
        "alt", "title", "placeholder", "label", "aria-label", "aria-description", "aria-placeholder",
        "aria-roledescription", "aria-valuetext", "aria-braillelabel",
    ]
    private static let buttons: Set<String> = ["button", "reset", "submit"]

    /// Whether people read an attribute of an element.
    ///
    /// - Parameter type: The element's attribute `type`, which determines whether the value of an input is visible.
    package static func include(_ name: String, ofElement element: String, type: String?) -> Bool {
        if ofAnyElement.contains(name) { return true }
        guard name == "value", element == "input" else { return false }
        return isField(type: type) || type.map { buttons.contains($0.lowercased()) } == true
    }

    /// Whether an input with this type is a text field.
    static func isField(type: String?) -> Bool { type.map { $0.lowercased() == "text" } ?? true }
}

extension String {
    /// The text without surrounding white space, and with each run of white space replaced by one space.
    package var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
