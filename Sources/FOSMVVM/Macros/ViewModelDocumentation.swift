/// What the source says about a ViewModel: its doc comment, and its stored properties with theirs.
///
/// ``ViewModel(options:)`` declares it.
public struct ViewModelDocumentation: Hashable, Sendable {
    /// A stored property.
    public struct Property: Hashable, Sendable {
        /// The name of the property.
        public let name: String
        /// The wrappers and the type as they are written. Empty if the type is inferred.
        public let type: String
        /// The text of the doc comment. Empty if there is none.
        public let comment: String
    }

    /// The text of the doc comment. Empty if there is none.
    public let comment: String
    /// The stored properties in the order of the source, without `vmId`.
    public let properties: [Property]

    /// Creates the documentation of a ViewModel.
    public init(_ comment: String, properties: [(name: String, type: String, comment: String)]) {
        self.comment = comment
        self.properties = properties.map { Property(name: $0.name, type: $0.type, comment: $0.comment) }
    }
}

/// What the source says about an operation. ``CallableOperations()`` declares it.
public struct OperationDocumentation: Hashable, Sendable {
    /// The name of the operation.
    public let name: String
    /// The parameters as they are written.
    public let parameters: String
    /// The text of the doc comment. Empty if there is none.
    public let comment: String

    /// Creates the documentation of an operation.
    public init(_ name: String, _ parameters: String, _ comment: String) {
        self.name = name
        self.parameters = parameters
        self.comment = comment
    }
}
