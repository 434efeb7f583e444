/// What validation says about a field, or several together.
public struct ValidationResult: Codable, Hashable, Sendable {
    /// How bad it is.
    public enum Status: String, Codable, CaseIterable, Comparable, Sendable {
        /// Worth knowing.
        case info
        /// Worth mending.
        case warning
        /// To be mended before the form is submitted.
        case error

        /// Whether the form cannot be submitted.
        public var hasError: Bool { self == .error }

        /// From info to error.
        public static func < (left: Self, right: Self) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// How bad it is.
    public let status: Status
    /// The fields that it is about.
    public let fieldIds: [FormFieldIdentifier]
    /// What is said.
    public let message: LocalizableString

    /// A result about one field.
    public init(status: Status, field: any FormFieldBase, message: LocalizableString) {
        self.init(status: status, fields: [field], message: message)
    }

    /// A result about several fields together.
    public init(status: Status, fields: [any FormFieldBase], message: LocalizableString) {
        self.status = status
        fieldIds = fields.map(\.fieldId)
        self.message = message
    }
}
