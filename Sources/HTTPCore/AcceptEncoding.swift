import FOSFoundation

/// The content codings that a client accepts (RFC 9110 §12.5.3).
///
/// Malformed elements are ignored, because the header is only a hint.
package struct AcceptEncoding: Sendable {
    /// The maximum number of elements that are read.
    package static let limit = 32

    private let elements: [WeightedElement]

    /// Parses the value of the header, which may be empty.
    package init(_ value: String) {
        elements = value.split(separator: ",", maxSplits: Self.limit).prefix(Self.limit).compactMap(
            WeightedElement.init)
    }

    /// Whether a coding is accepted, by its name regardless of case, or else by `*`.
    package func accepts(_ coding: String) -> Bool {
        let named = elements.first { $0.value.lowercased() == coding } ?? elements.first { $0.value == "*" }
        return named.map { $0.quality > 0 } ?? false
    }
}
