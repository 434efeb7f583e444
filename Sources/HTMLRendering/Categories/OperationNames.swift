import FOSMVVM

/// The names of a view's operations, which its stub operations record: `submitCalled` is of `submit`.
enum OperationNames {
    private static let suffix = "Called"
    private static let noTexts = LocalizationStore(yaml: [:])

    /// The names, in the order of their records.
    ///
    /// - Throws: What the operations' `encode(to:)` throws.
    static func names(of operations: some ViewModelOperations) throws -> [String] {
        let localizer = Localizer(locale: .english, store: noTexts)
        guard case .object(let object) = try LocalizingEncoder.encode(operations, with: localizer) else { return [] }
        return object.names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }
}
