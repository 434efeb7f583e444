import Foundation
import Testing

@testable import FOSMVVM

@Suite struct ValidationsTests {
    private static let email = FormField<String>(
        fieldId: .init(id: "email"), title: .empty, type: .text(inputType: .emailAddress))
    private static let name = FormField<String>(
        fieldId: .init(id: "name"), title: .empty, type: .text(inputType: .name))

    private static func result(_ status: ValidationResult.Status, _ fields: [any FormFieldBase]) -> ValidationResult {
        ValidationResult(status: status, fields: fields, message: .constant("\(status)"))
    }

    @Test(
        arguments: [
            ([], nil, false), ([.info], .info, false), ([.info, .warning], .warning, false),
            ([.error, .info], .error, true),
        ] as [([ValidationResult.Status], ValidationResult.Status?, Bool)])
    func theWorstStatusCounts(all: [ValidationResult.Status], worst: ValidationResult.Status?, hasError: Bool) {
        let validations = Validations(all.map { Self.result($0, [Self.email]) })
        #expect(validations.status == worst)
        #expect(validations.hasError == hasError)
    }

    @Test func resultsOfTheSameFieldsAreReplaced() {
        let validations = Validations([Self.result(.error, [Self.email]), Self.result(.info, [Self.name])])
        validations.replace(with: [Self.result(.warning, [Self.email]), Self.result(.info, [Self.email])])
        #expect(validations.validations.map(\.status) == [.info, .warning, .info])
        #expect(validations.results(for: Self.email.fieldId).map(\.status) == [.warning, .info])
    }

    @Test func aResultOfManyFieldsGoesWithAnyOfThem() {
        let validations = Validations([Self.result(.error, [Self.email, Self.name])])
        #expect(validations.results(for: Self.name.fieldId).count == 1)
        validations.removeAll(fieldIds: [Self.email.fieldId])
        #expect(validations.validations.isEmpty)
    }

    @Test func nothingIsRemovedForAnotherField() {
        let validations = Validations([Self.result(.info, [Self.name])])
        validations.removeAll(fieldIds: [Self.email.fieldId])
        validations.removeAll(fieldIds: [])
        #expect(validations.validations.count == 1)
    }

    @Test func aFormValidatesItsFields() {
        var form = CrewFormViewModel.stub()
        let validations = Validations()
        #expect(form.validate(fields: nil, validations: validations) == nil)
        form.callSign = "dkma"
        #expect(form.validate(fields: [Self.name], validations: validations) == nil)
        #expect(form.validate(fields: [CrewFormViewModel.callSignField], validations: validations) == .error)
        #expect(validations.results(for: .init(id: "callSign")).map(\.status) == [.error, .info])
    }

    @Test func theMessagesOfAFormAreLocalized() throws {
        let form = CrewFormViewModel.stub()
        let store = TextStore(yaml: [
            "crew.yml": """
            en:
              CrewFieldsMessages:
                callSign: { validationMessages: { lowercase: Use capital letters } }
                callSignIsPublic: Everybody hears it
            """
        ])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let decoded: CrewFormViewModel = try form.toJSON(encoder: encoder).fromJSON()
        #expect(try decoded.crewValidationMessages.callSignIsLowercase.localizedString == "Use capital letters")
        #expect(try decoded.crewValidationMessages.callSignIsPublic.localizedString == "Everybody hears it")
    }

    @Test func anErrorNamesItsFieldsAndComesBack() throws {
        let error = ValidationError(validations: [Self.result(.error, [Self.email, Self.name])])
        #expect((error as any Error).localizedDescription.contains("email, name"))
        #expect(try error.toJSON().fromJSON() as ValidationError == error)
        let results = [Self.result(.error, [Self.email]), Self.result(.info, [Self.name])]
        #expect(
            ValidationError(validations: results + results).errorDescription
                == "The values of these fields are invalid: email. Correct them and submit again.")
        #expect(ValidationError(validations: []).errorDescription?.hasPrefix("The request was rejected.") == true)
        #expect((EmptyError() as any Error).localizedDescription.hasPrefix("The request failed"))
    }
}
