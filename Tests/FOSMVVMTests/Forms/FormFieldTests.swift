import Foundation
import Testing

@testable import FOSMVVM

@Suite struct FormFieldTests {
    private static let field = FormField<String>(
        fieldId: .init(id: "email"), title: .constant("Email"), type: .text(inputType: .emailAddress),
        options: [.required(value: true), .autocomplete(value: .email)] + .rangeLength(4...254))

    @Test func optionsTogetherAreTheConstraints() {
        var expected = FormFieldConstraints()
        expected.isRequired = true
        expected.autocomplete = .email
        expected.minLength = 4
        expected.maxLength = 254
        #expect(Self.field.constraints == expected)
    }

    @Test func everyOptionIsAConstraint() {
        let date = Date(timeIntervalSince1970: 0)
        let field = FormField<Int>(
            fieldId: .init(id: "n"), title: .empty, type: .select,
            options: [
                .disabled(value: true), .required(value: true), .size(value: 1), .autocomplete(value: .off),
                .autocapitalize(value: .words), .cols(value: 2), .minValue(value: 3), .maxValue(value: 4),
                .minLength(value: 5), .maxLength(value: 6), .minDate(date: date), .maxDate(date: date),
            ])
        let constraints = FormFieldConstraints(
            isDisabled: true, isRequired: true, size: 1, autocomplete: .off, autocapitalize: .words, cols: 2,
            minValue: 3, maxValue: 4, minLength: 5, maxLength: 6, minDate: date, maxDate: date)
        #expect(field.constraints == constraints)
    }

    @Test func aLaterOptionWins() {
        var field = Self.field
        field.options += [.required(value: false), .maxLength(value: 10)]
        #expect(!field.constraints.isRequired)
        #expect(field.constraints.maxLength == 10)
    }

    @Test func aFieldComesBack() throws {
        let decoded: FormField<String> = try Self.field.toJSON().fromJSON()
        #expect(decoded == Self.field)
    }

    @Test(arguments: FormInputType.allCases) func everyInputTypeComesBack(type: FormInputType) throws {
        for fieldType in [FormFieldType.text(inputType: type), .textArea(inputType: type)] {
            #expect(try fieldType.toJSON().fromJSON() as FormFieldType == fieldType)
        }
    }

    @Test func lengthsAreOptions() {
        let options: [FormInputOption<String>] = [.required(value: true)] + FormInputOption.rangeLength(4...254)
        #expect(options == [.required(value: true), .minLength(value: 4), .maxLength(value: 254)])
        #expect(FormInputOption<String>.Autocomplete.telephone.rawValue == "tel")
        #expect(FormInputOption<String>.Autocapitalize.allCases.count == 4)
    }

    @Test func fieldsAreFoundByTheirIdentity() {
        let fields: [any FormFieldBase] = [Self.field]
        #expect(fields.contains(Self.field))
        #expect([FormFieldIdentifier(id: "email")].contains(Self.field))
        #expect(!([] as [any FormFieldBase]).contains(Self.field))
    }
}
