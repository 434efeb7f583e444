import FOSMVVM
import Foundation
import Testing

@Suite struct SubmittedFormTests {
    private static let valid =
        "name=Amal+%C3%A9%26&size=large&day=2026-05-01&count=3&weight=2.5&tags=new&tags=old&isGift=on&note=a%0D%0Ab"

    private func submitted(
        _ body: String, to form: ParcelFormViewModel = .stub()
    ) -> (form: ParcelFormViewModel, validations: Validations) {
        form.submitted(SubmittedForm(urlEncoded: body, timeZone: .gmt)) { .constant("\($0.fieldId.id)?") }
    }

    private func messages(_ validations: Validations) -> [String] {
        validations.validations.map { "\($0.status) \($0.fieldIds.map(\.id)) \($0.messages[0].message)" }
    }

    @Test func eachTypeOfFieldHasItsValue() throws {
        let (form, validations) = submitted(Self.valid)
        #expect(form.name == "Amal é&")
        #expect(form.size == .large)
        #expect(form.day == Date(timeIntervalSince1970: 1_777_593_600))
        #expect(form.count == 3)
        #expect(form.weight == 2.5)
        #expect(form.tags == [.new, .old])
        #expect(form.isGift)
        #expect(form.note == "a\nb")
        #expect(messages(validations) == [])
    }

    @Test func whatIsNotChosenIsOffOrEmptyOrNil() {
        let start = submitted(Self.valid).form
        let form = submitted("name=Amal&size=small&day=2026-05-01&count=1&weight=&note=", to: start).form
        #expect(form.tags == [])
        #expect(!form.isGift)
        #expect(form.weight == nil)
        #expect(form.note == nil)
    }

    @Test func whatIsNotSentOrDisabledStays() {
        let start = submitted(Self.valid).form
        let form = submitted("locked=changed", to: start).form
        #expect(form.name == "Amal é&")
        #expect(form.count == 3)
        #expect(form.locked == "fixed")
    }

    @Test func whatDoesNotFitIsAnErrorOfItsField() {
        let body = "name=&size=huge&day=2026-13-01&count=many&weight=1,5&tags=new&tags=other"
        let (form, validations) = submitted(body)
        let refused = ["size", "day", "count", "weight", "tags"]
        #expect(
            validations.validations.map { $0.fieldIds.map(\.id) } == [["name"]] + refused.map { [$0] })
        #expect(messages(validations).dropFirst().allSatisfy { $0.hasSuffix("?\")") && $0.hasPrefix("error") })
        #expect(form.count == 1)
        #expect(form.size == .small)
        #expect(form.tags == [])
    }

    @Test func anEmptyTextIsNoNumber() {
        let (_, validations) = submitted(Self.valid.replacing("count=3", with: "count="))
        #expect(validations.validations.map { $0.fieldIds.map(\.id) } == [["count"]])
    }

    @Test func aPasswordIsEmptyOnlyIfThereIsAnError() {
        #expect(submitted(Self.valid + "&password=radio").form.password == "radio")
        let refused = submitted("name=&password=radio").form
        #expect(refused.password == "")
    }

    @Test func theFormItselfDoesNotChange() {
        let form = ParcelFormViewModel.stub()
        let other = submitted(Self.valid, to: form).form
        #expect(form.name == "" && form.address.street == "")
        #expect(other.name == "Amal é&")
        let moved = submitted("street=Main", to: form).form
        #expect(moved.address.street == "Main")
        #expect(form.address.street == "")
    }

    @Test func namesAndTextsOfAnotherDecoderAreFields() {
        let form = SubmittedForm([(name: "tags", value: "new"), (name: "tags", value: "old")])
        #expect(ParcelFormViewModel.stub().submitted(form) { _ in .empty }.form.tags == [.new, .old])
        #expect(
            SubmittedForm(urlEncoded: "a=%FF&b") == SubmittedForm([(name: "a", value: "%FF"), (name: "b", value: "")]))
    }
}

private enum Size: String, CaseIterable, Codable { case small, large }
private enum Tag: String, CaseIterable, Codable { case new, old }

/// A form with a field of each type of value.
@ViewModel
private struct ParcelFormViewModel: ValidatableModel {
    @FormFieldModel(Self.field("name"), default: "") var name: String
    @FormFieldModel(Self.field("size", .select), default: .small) var size: Size
    @FormFieldModel(Self.field("day", .text(inputType: .date)), default: .distantPast) var day: Date
    @FormFieldModel(Self.field("count", .text(inputType: .number)), default: 1) var count: Int
    @FormFieldModel(Self.field("weight", .text(inputType: .number))) var weight: Double?
    @FormFieldModel(Self.field("tags", .select), default: []) var tags: [Tag]
    @FormFieldModel(Self.field("isGift", .checkbox), default: false) var isGift: Bool
    @FormFieldModel(Self.field("note", .textArea(inputType: .text))) var note: String?
    @FormFieldModel(Self.field("password", .text(inputType: .password)), default: "") var password: String
    @FormFieldModel(Self.field("locked", options: [.disabled(value: true)]), default: "fixed") var locked: String
    let address: AddressFormViewModel
    var vmId = ViewModelId(type: Self.self)

    init() { address = .stub() }

    static func stub() -> Self { Self() }

    static func field<Value>(
        _ id: String, _ type: FormFieldType = .text(inputType: .text), options: [FormInputOption<Value>] = []
    ) -> FormField<Value> {
        FormField(fieldId: FormFieldIdentifier(id: id), title: .constant(id), type: type, options: options)
    }

    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        let field: FormField<String> = Self.field("name")
        guard fields?.contains(field) ?? true, name.isEmpty else { return nil }
        validations.replace(with: [ValidationResult(status: .error, field: field, message: .constant("empty"))])
        return .error
    }
}

@ViewModel
private struct AddressFormViewModel {
    @FormFieldModel(ParcelFormViewModel.field("street"), default: "") var street: String
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}
