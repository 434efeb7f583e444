public import FOSMVVM
public import Foundation
import TestFailures
public import Testing

extension LocalizableTestCase {
    /// Expects every text of a type's stub in every locale, its own or a parent locale's; the default's does not count.
    ///
    /// - Parameters:
    ///   - type: The type; its child ViewModels are tested with it.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: What the stub's `encode(to:)` throws.
    public func expectTranslations<Model: Encodable & Stubbable>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(type.stub(), locales: locales, filePath: filePath, sourceLocation: sourceLocation)
    }

    /// Expects every text of a value in every locale: of a stub in some state, or of a single text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: What the value's `encode(to:)` throws.
    public func expectTranslations(
        _ value: some Encodable, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(
            of: value, named: "\(type(of: value))", locales: locales,
            place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    /// Expects the title, the placeholder and the labels of the choices of a form's field in every locale.
    ///
    /// - Parameters:
    ///   - field: The field, such as `OrderViewModel.emailField`.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: Nothing of its own: a field's texts can always be encoded.
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
        let translations = Translations(store: localizationStore, locales: locales)
        guard let failure = try translations.failure(of: value, named: name) else { return }
        TestFailure(place: place).record(failure)
    }
}

/// The texts that a test expects: those of a store, in some locales.
struct Translations {
    let store: LocalizationStore
    let locales: [LocaleIdentifier]

    /// What a failed test says of a value: each text that is missing, and where it is to be added. Nil when none is.
    ///
    /// - Throws: What the value's `encode(to:)` throws.
    func failure(of value: some Encodable, named name: String) throws -> String? {
        let faults = try locales.flatMap { try TranslationFault.all(in: value, locale: $0, store: store) }
        guard !faults.isEmpty else { return nil }
        // A file that cannot be used is why its texts are missing.
        let lines = faults.map(\.line) + store.problems.map { TranslationFault(problem: $0).line }
        return (["\(name) lacks translations:"] + lines).joined(separator: "\n")
    }
}

/// All that a form's field says to its user.
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
