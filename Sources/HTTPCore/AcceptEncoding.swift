import FOSFoundation

/// The content codings that a client reads (RFC 9110 §12.5.3).
///
/// The header is a hint, so malformed elements are passed over.
package struct AcceptEncoding: Sendable {
    /// The most elements that are read.
    package static let limit = 32

    private let elements: [WeightedElement]

    /// Reads the value of the header, which may be empty.
    package init(_ value: String) {
        elements = value.split(separator: ",", maxSplits: Self.limit).prefix(Self.limit).compactMap(
            WeightedElement.init)
    }

    /// Whether a coding is wanted: by its name, whose case does not matter, or else by `*`.
    package func accepts(_ coding: String) -> Bool {
        let named = elements.first { $0.value.lowercased() == coding } ?? elements.first { $0.value == "*" }
        return named.map { $0.quality > 0 } ?? false
    }
}
