public import Foundation

/// A request was refused because of what validation says.
public struct ValidationError: LocalizedError, Codable, Hashable, Sendable {
    /// What validation says.
    public let validationResults: [ValidationResult]

    /// A refusal with these results.
    public init(validationResults: [ValidationResult]) {
        self.validationResults = validationResults
    }

    /// Which fields were refused, and what to do.
    public var errorDescription: String? {
        let fields = validationResults.flatMap(\.fieldIds).map(\.id).joined(separator: ", ")
        return "The values of these fields were refused: \(fields). Mend them and submit again."
    }
}
