public import FOSMVVM
public import Foundation
public import Testing

extension LocalizableTestCase {
    /// Expects that every text of a type's stub exists in every locale or its parents, not only in the default locale.
    ///
    /// - Parameters:
    ///   - type: The type. Its child ViewModels are tested as well.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: Any error from the stub's `encode(to:)`.
    public func expectTranslations<Model: Encodable & Stubbable>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(type.stub(), locales: locales, filePath: filePath, sourceLocation: sourceLocation)
    }

    /// Expects that every text of a value exists in every locale. The value is a stub in any state, or a single text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: Any error from the value's `encode(to:)`.
    public func expectTranslations(
        _ value: some Encodable, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(
            of: value, named: "\(type(of: value))", locales: locales,
            place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    /// Expects that the title, the placeholder and the labels of the choices of a form field exist in every locale.
    ///
    /// - Parameters:
    ///   - field: The field, such as `OrderViewModel.emailField`.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: No error in practice, because the texts of a field can always be encoded.
    public func expectTranslations(
        _ field: some FormFieldBase, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(
            of: FieldTexts(field), named: "The field '\(field.fieldId.id)'", locales: locales,
            place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    private func expectTranslations(
        of value: some Encodable, named name: String, locales: Set<Locale>?, place: TestPlace
    ) throws {
        let locales = (locales ?? self.locales).map(LocaleIdentifier.init).sorted()
        let translations = Translations(store: texts, locales: locales)
        guard let failure = try translations.failure(of: value, named: name) else { return }
        TestFailure(place: place).record(failure)
    }
}

/// The texts of a store that a test expects in some locales.
struct Translations {
    let store: TextStore
    let locales: [LocaleIdentifier]

    /// Returns the failure message for a value, with each missing text and where to add it, or nil if none is missing.
    ///
    /// - Throws: Any error from the value's `encode(to:)`.
    func failure(of value: some Encodable, named name: String) throws -> String? {
        let problems = try locales.flatMap { try TranslationProblem.all(in: value, locale: $0, store: store) }
        guard !problems.isEmpty else { return nil }
        // Texts may be missing because a file cannot be used.
        let lines = problems.map(\.line) + store.problems.map { TranslationProblem(problem: $0).line }
        return (["\(name) lacks translations:"] + lines).joined(separator: "\n")
    }
}

/// The texts that a form field shows to the user.
struct FieldTexts: Encodable {
    private let title: LocalizableString
    private let placeholder: LocalizableString?
    private let choices: [LocalizableString]

    init(_ field: some FormFieldBase) {
        title = field.title
        placeholder = field.placeholder
        choices = field.choiceLabels
    }
}
