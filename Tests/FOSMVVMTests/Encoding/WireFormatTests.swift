import FOSFoundation
import Foundation
import Testing

@testable import FOSMVVM

/// A value, and what FOSMVVM 0.13 writes for it in English (en), with the names sorted.
private struct WireSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String
    private let write: @Sendable () throws -> String
    private let rewrite: @Sendable () throws -> String

    init(_ name: String, _ value: some Codable & Sendable, _ json: String) {
        testDescription = name
        self.json = json
        write = {
            try value.toJSON(encoder: Self.sorted(.localizingEncoder(locale: Self.en, localizationStore: Self.store)))
        }
        rewrite = { try Self.rewritten(json, as: value) }
    }

    /// The JSON of the value, which is localized.
    var written: String { get throws { try write() } }

    /// The JSON of the value that the sample's JSON decodes to, which is not localized again.
    var rewritten: String { get throws { try rewrite() } }

    private static func rewritten<Value: Codable>(_ json: String, as value: Value) throws -> String {
        let decoded: Value = try json.fromJSON()
        return try decoded.toJSON(encoder: sorted(.defaultEncoder))
    }

    private static func sorted(_ encoder: JSONEncoder) -> JSONEncoder {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private static let en = Locale(identifier: "en")
    private static let store = TextStore(yaml: [
        "t.yml": """
        en: { T: { title: Title, list: [one, two], sub: "%{n} of them" }, FOSForms: { save: Save } }
        """
    ])
}

private typealias Option = FormInputOption<String>

private let noon = Date(timeIntervalSince1970: 1_767_268_800.5)
private let emailField = FormField<String?>(
    fieldId: FormFieldIdentifier(id: "email"), title: .localized(key: "T.title"), placeholder: .constant("a@b.c"),
    type: .text(inputType: .emailAddress), options: [.required(value: true), .autocomplete(value: .email)])

private let samples: [WireSample] = [
    WireSample("a constant text", LocalizableString.constant("a"), #""a""#),
    WireSample("no text", LocalizableString.empty, #""""#),
    WireSample("a text of the store", LocalizableString.localized(key: "T.title"), #""Title""#),
    WireSample("an unknown key", LocalizableString.localized(key: "T.other"), #""""#),
    WireSample(
        "a whole number", LocalizableInt(value: 1234), #"{"gsepsz":3,"ls":"1,234","sgep":true,"v":1234}"#),
    WireSample(
        "a number with a fraction", LocalizableDouble(value: 3.14159),
        #"{"gsepsz":3,"ls":"3.14","maxfd":2,"minfd":0,"sgsep":true,"v":3.14159}"#),
    WireSample(
        "a date", LocalizableDate(value: noon, dateFormat: "yyyy"), #"{"df":"yyyy","ls":"2026","v":1767268800.5}"#),
    WireSample(
        "a date in a style",
        LocalizableDate(value: noon, dateStyle: .long, timeStyle: .short, dateFormat: "yyyy"),
        #"{"df":"yyyy","ds":3,"ls":"2026","ts":1,"v":1767268800.5}"#),
    WireSample(
        "a list of the store", LocalizableArray<LocalizableString>.localized(key: "T.list"), #"["one","two"]"#),
    WireSample(
        "a list of numbers", LocalizableArray.constant([LocalizableInt(value: 5, showGroupingSeparator: false)]),
        #"[{"gsepsz":3,"ls":"5","sgep":false,"v":5}]"#),
    WireSample(
        "a compound text",
        [LocalizableString.localized(key: "T.title"), .constant("b")].joined(separator: .constant(" ")),
        #"{"pieces":["Title","b"],"separator":" "}"#),
    WireSample("a compound text without a separator", [LocalizableString.constant("a")].joined(), #"{"pieces":["a"]}"#),
    WireSample(
        "a text with a value",
        LocalizableString.localized(key: "T.sub").bind(substitutions: ["n": LocalizableInt(value: 2)]), #""2 of them""#),
    WireSample(
        "an unfilled placeholder", LocalizableString.localized(key: "T.sub").bind(substitutions: [:]),
        #""%{n} of them""#),
    WireSample("dates", [noon], #"["2026-01-01T12:00:00.500Z"]"#),
    WireSample("a status", [ValidationResult.Status.info, .warning, .error], "[1,2,3]"),
    WireSample("the status of a text", [LocalizableStatus.localized], #"[{"localized":{}}]"#),
    WireSample(
        "a validation result",
        ValidationResult(status: .error, field: emailField, message: .localized(key: "T.title")),
        #"{"messages":[{"fieldIds":[{"id":"email"}],"message":"Title"}],"status":3}"#),
    WireSample(
        "a field", emailField,
        #"{"fieldId":{"id":"email"},"options":[{"required":{"value":true}},{"autocomplete":{"value":"email"}}],"#
            + #""placeholder":"a@b.c","title":"Title","type":{"text":{"inputType":"email"}}}"#),
    WireSample(
        "options of a field",
        [
            Option.disabled(value: true), .size(value: 5), .cols(value: 3), .minLength(value: 1), .maxValue(value: 2),
            .autocapitalize(value: .never), .minDate(date: noon),
        ],
        #"[{"disabled":{"value":true}},{"size":{"value":5}},{"cols":{"value":3}},{"minLength":{"value":1}},"#
            + #"{"maxValue":{"value":2}},{"autocapitalize":{"value":"never"}},"#
            + #"{"minDate":{"date":"2026-01-01T12:00:00.500Z"}}]"#),
    WireSample("types of fields", [FormFieldType.checkbox, .select], #"[{"checkbox":{}},{"select":{}}]"#),
    WireSample(
        "the model of a field",
        FormFieldModel(
            FormField<Int>(
                fieldId: FormFieldIdentifier(id: "count"), title: .empty, type: .text(inputType: .number)), default: 4),
        #"{"cancelButtonTitle":"","formField":{"fieldId":{"id":"count"},"options":[],"title":"","#
            + #""type":{"text":{"inputType":"number"}}},"initialValue":4,"saveButtonTitle":"Save","value":4}"#),
    WireSample("a version", [SystemVersion(major: 1, minor: 2)], #"["1.2.0"]"#),
]

/// JSON goes between programs of both packages.
@Suite struct WireFormatTests {
    @Test(arguments: samples)
    private func `A value is written as FOSMVVM writes it`(sample: WireSample) throws {
        #expect(try sample.written == sample.json)
    }

    @Test(arguments: samples)
    private func `What FOSMVVM writes is read without loss`(sample: WireSample) throws {
        #expect(try sample.rewritten == sample.json)
    }

    @Test(arguments: [
        (#"{"fsh":"2026-01-15T09:41:00.123Z","id":"5"}"#, false), (#"{"fsh":"2026-01-15T09:41:00.123Z"}"#, true),
    ])
    func `The identity of a view comes back with its moment`(json: String, isRandom: Bool) throws {
        let id: ViewModelId = try json.fromJSON()
        #expect(id.isRandom == isRandom)
        let encoder = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "en"), localizationStore: TextStore(yaml: [:]))
        encoder.outputFormatting = .sortedKeys
        #expect(try id.toJSON(encoder: encoder) == json)
    }
}
