extension String {
    /// The text with the characters of the references that templates write in attributes.
    package var resolvingAttributeReferences: String {
        // Most values have none.
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        return replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    /// The text as the value of an attribute in double quotes.
    package var escapedForAttribute: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") }) else { return self }
        return replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    }
}
