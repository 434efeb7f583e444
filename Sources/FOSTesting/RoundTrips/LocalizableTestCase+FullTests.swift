public import FOSMVVM
public import Foundation
public import Testing

extension LocalizableTestCase {
    /// Expects that every text of a ViewModel exists in every locale, that its stub is the same each time except for
    /// random ids and the clock, and that it decodes from its JSON in every locale without loss.
    ///
    /// - Parameters:
    ///   - type: The type of the ViewModel.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: Any error from the stub's `encode(to:)`.
    public func expectFullViewModelTests<Model: ViewModel>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let stub = type.stub()
        let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
        try expectTranslations(stub, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(of: stub, locales: locales, place: place) { decoded in
            decoded.vmId == stub.vmId || stub.vmId.isRandom ? nil : "'vmId' is different after decoding"
        }
        if let failure = try StubComparison(store: texts).failure(of: type) {
            TestFailure(place: place).record(failure)
        }
    }

    /// Expects that every message of a form's fields exists in every locale, and that they decode from their JSON.
    ///
    /// - Parameters:
    ///   - type: The type of the messages.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: Any error from the messages' `encode(to:)`.
    public func expectFullFieldValidationModelTests<Model: FieldValidationModel>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let messages = type.init()
        try expectTranslations(messages, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(
            of: messages, locales: locales, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    /// Expects that the title, the placeholder and the labels of the choices of a form field exist in every locale, and
    /// that the field decodes from its JSON with its options.
    ///
    /// - Parameters:
    ///   - field: The field, such as `OrderViewModel.emailField`.
    ///   - locales: The locales, or nil for the locales of the suite.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures are reported.
    /// - Throws: Any error from encoding the options of the field.
    public func expectFullFormFieldTests(
        _ field: some FormFieldBase, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(field, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(
            of: field, locales: locales, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    private func expectRoundTrip<Value: Codable>(
        of value: Value, locales: Set<Locale>?, place: TestPlace, besides problem: (Value) -> String? = { _ in nil }
    ) throws {
        for locale in (locales ?? self.locales).map(LocaleIdentifier.init).sorted() {
            let trip = RoundTrip(value, locale: locale, store: texts)
            // Data that is lost in one locale is lost in all.
            if let failure = try trip.failure(besides: problem) { return TestFailure(place: place).record(failure) }
        }
    }
}
