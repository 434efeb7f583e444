import FOSMVVM

/// The names of a view's operations, which its stub operations record: `submitCalled` is of `submit`.
enum OperationNames {
    private static let suffix = "Called"

    /// The names, in the order of their records.
    static func names(of operations: some ViewModelOperations) -> [String] {
        let localizer = Localizer(locale: LocaleIdentifier.english.locale, store: LocalizationStore(folders: []))
        guard case .object(let object) = try? LocalizingEncoder.encode(operations, with: localizer) else { return [] }
        return object.names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }
}
