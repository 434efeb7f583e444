public import FOSMVVM
public import Foundation
import TestFailures
public import Testing

extension LocalizableTestCase {
    /// Expects of a ViewModel all that a page needs of it: every text in every locale, a stub that is the same each
    /// time but for random ids and the clock, and JSON in every locale from which it decodes with nothing lost.
    ///
    /// - Parameters:
    ///   - type: The ViewModel.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: What the stub's `encode(to:)` throws.
    public func expectFullViewModelTests<Model: ViewModel>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let stub = type.stub()
        let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
        try expectTranslations(stub, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(of: stub, locales: locales, place: place) { decoded in
            decoded.vmId == stub.vmId || stub.vmId.isRandom ? nil : "'vmId' is another one after decoding"
        }
        if let failure = try StubComparison(store: localizationStore).failure(of: type) {
            TestFailure(place: place).record(failure)
        }
    }

    /// Expects of the messages of a form's fields every text in every locale, and JSON from which they decode.
    ///
    /// - Parameters:
    ///   - type: The messages.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: What the messages' `encode(to:)` throws.
    public func expectFullFieldValidationModelTests<Model: FieldValidationModel>(
        _ type: Model.Type, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let messages = type.init()
        try expectTranslations(messages, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(
            of: messages, locales: locales, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    /// Expects of a form's field its title, its placeholder and the labels of its choices in every locale, and JSON from
    /// which it decodes with its options.
    ///
    /// - Parameters:
    ///   - field: The field, such as `OrderViewModel.emailField`.
    ///   - locales: The locales; the suite's when nil.
    ///   - filePath: The test's file.
    ///   - sourceLocation: Where a failure is shown.
    /// - Throws: What the field's options throw when they are encoded.
    public func expectFullFormFieldTests(
        _ field: some FormFieldBase, locales: Set<Locale>? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectTranslations(field, locales: locales, filePath: filePath, sourceLocation: sourceLocation)
        try expectRoundTrip(
            of: field, locales: locales, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
    }

    private func expectRoundTrip<Value: Codable>(
        of value: Value, locales: Set<Locale>?, place: TestPlace, besides fault: (Value) -> String? = { _ in nil }
    ) throws {
        for locale in (locales ?? self.locales).map(LocaleIdentifier.init).sorted() {
            let trip = RoundTrip(value, locale: locale, store: localizationStore)
            // What is lost in one locale is lost in all.
            if let failure = try trip.failure(besides: fault) { return TestFailure(place: place).record(failure) }
        }
    }
}
