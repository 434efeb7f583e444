import FOSMVVM
import Foundation
import Testing

// Declarations as they are written for FOSUtilities, only with the public interface.

private enum Size: Codable, CaseIterable, Hashable {
    case small, large
}

private protocol MemberFields: ValidatableModel {
    var name: String { get set }
    var email: String? { get set }
}

extension MemberFields {
    static var nameField: FormField<String> {
        .init(
            fieldId: .init(id: "name"), title: .localized(for: MemberFormViewModel.self, propertyName: "nameTitle"),
            type: .text(inputType: .name), options: [.required(value: true)] + .rangeLength(2...40))
    }

    static var emailField: FormField<String?> {
        .init(
            fieldId: .init(id: "email"), title: .constant("E-mail"), type: .text(inputType: .emailAddress),
            options: [.autocomplete(value: .email), .autocapitalize(value: .never), .disabled(value: false)])
    }

    static var ageField: FormField<Int> {
        .init(fieldId: .init(id: "age"), title: .constant("Age"), type: .text(inputType: .number))
    }

    static var bornField: FormField<Date> {
        .init(
            fieldId: .init(id: "born"), title: .constant("Born"), type: .text(inputType: .date),
            options: [.minDate(date: Date(timeIntervalSince1970: 0))])
    }

    static var sizeField: FormField<Size> {
        .init(fieldId: .init(id: "size"), title: .constant("Size"), type: .select)
    }

    static var newsField: FormField<Bool> {
        .init(fieldId: .init(id: "news"), title: .constant("News"), type: .checkbox)
    }

    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        var result: [ValidationResult] = []
        result += validateName(fields)
        result += validateEmail(fields)
        validations.replace(with: result)
        return .init(for: result)
    }

    func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.nameField) ?? true, name.isEmpty else { return nil }
        return [.init(status: .error, field: Self.nameField, message: .constant("Enter a name."))]
    }

    func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true, email == nil else { return nil }
        return [
            .init(
                status: .warning,
                messages: [.init(fieldIds: [Self.emailField.fieldId], message: .constant("We cannot write to you."))])
        ]
    }
}

@ViewModel
private struct MemberFormViewModel: MemberFields, ResettableModel {
    @FormFieldModel(Self.nameField) var name: String
    @FormFieldModel(Self.emailField) var email: String?
    @FormFieldModel(Self.ageField) var age: Int
    @FormFieldModel(Self.bornField) var born: Date
    @FormFieldModel(Self.newsField) var news: Bool
    @FormFieldModel(Self.sizeField, default: .large, saveButtonTitle: .constant("Keep")) var size: Size
    @LocalizedString var nameTitle
    var vmId = ViewModelId(type: Self.self)

    init(email: String? = nil) {
        self.$email.initialValue = email
    }

    static func stub() -> Self { Self(email: "ada@example.com") }
}

@Suite struct MovedFormTests {
    @Test func fieldsHaveTheValuesOfTheirTypes() {
        let form = MemberFormViewModel()
        #expect(form.name == "")
        #expect(form.email == nil && !form.$email.hasValue)
        #expect(form.age == 0)
        #expect(abs(form.born.timeIntervalSinceNow) < 3600)
        #expect(!form.news)
        #expect(form.size == .large)
        #expect(MemberFormViewModel.stub().$email.hasValue)
    }

    @Test func optionsCanBeRead() {
        let email = MemberFormViewModel.emailField
        #expect(email.autocomplete == .email && email.autocapitalize == .never)
        #expect(email.disabled == false && email.required == nil)
        #expect(MemberFormViewModel.nameField.required == true)
        #expect(MemberFormViewModel.nameField.options.count == 3)
        #expect(MemberFormViewModel.bornField.dateRange == Date(timeIntervalSince1970: 0)...Date.distantFuture)
        #expect([email.fieldId].contains("email") && [email.fieldId].contains(email))
    }

    @Test func aFormValidatesInThreeForms() {
        let form = MemberFormViewModel()
        let validations = Validations()
        #expect(form.validate(validations: validations) == .error)
        #expect(validations.validations.map(\.status) == [.error, .warning])
        #expect(form.validate(field: MemberFormViewModel.emailField, validations: validations) == .warning)
        #expect(form.validate()?.validations.aggregate == .error)
        #expect(MemberFormViewModel.stub().validate()?.validations.count == 1)
    }

    @Test func resultsCanBeSetReplacedAndRemoved() {
        let form = MemberFormViewModel()
        let validations = Validations()
        validations.validations = form.validateName(nil) ?? []
        #expect(!validations.isValid && validations.validationError != nil)
        validations.replace(with: form.validateEmail(nil) ?? [])
        #expect(validations.validations.count == 2)
        validations.removeAll(fieldIds: [MemberFormViewModel.nameField.fieldId])
        #expect(validations.status == .warning)
        validations.removeAll()
        #expect(validations.validations.isEmpty && validations.status == nil)
        validations.replace(with: Validations(form.validateName(nil) ?? []))
        #expect(validations.hasError)
        #expect(ValidationError(validations: validations).validations.count == 1)
        #expect(ValidationResult.Status(for: [ValidationResult]()) == nil)
    }

    @Test func fieldsAreReset() {
        var form = MemberFormViewModel.stub()
        form.email = nil
        form.name = " Ada "
        #expect(form.$name.wrappedValueRemovingWhitespace == "Ada")
        form.resetFields()
        #expect(form.email == "ada@example.com")
        #expect(form.$email.wrappedValueRemovingWhitespace == "ada@example.com")
        #expect(form.name == "")
    }

    @Test func casesWithoutRawValuesComeBack() throws {
        let store = TextStore(yaml: ["t.yml": "en: { FOSForms: { cancel: Cancel } }"])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let form: MemberFormViewModel = try MemberFormViewModel.stub().toJSON(encoder: encoder).fromJSON()
        #expect(form.size == .large)
        #expect(form.$size.saveButtonTitle == .constant("Keep"))
        #expect(form.$size.cancelButtonTitle == .constant("Cancel"))
        #expect(form.$email.initialValue == "ada@example.com")
    }

    @Test func casesWithoutRawValuesAreChosenByName() {
        let form = MemberFormViewModel.stub().submitted(SubmittedForm(urlEncoded: "size=small")) { _ in .empty }.form
        #expect(form.size == .small)
        let other = MemberFormViewModel.stub().submitted(SubmittedForm(urlEncoded: "size=huge")) { _ in .empty }
        #expect(other.form.size == .large && other.validations.hasError)
    }
}
