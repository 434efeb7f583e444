import FOSMVVM
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct FormFieldViewTests {
    private enum Skill: String, CaseIterable, Codable { case sewing, soldering }

    /// A field with the session of its control.
    private struct Fixture<Value: Codable & Hashable & Sendable> {
        let model: FormFieldModel<Value>
        let session: ViewSession

        @MainActor init(_ type: FormFieldType, _ value: Value, options: [FormInputOption<Value>] = []) {
            let field = FormField<Value>(
                fieldId: FormFieldIdentifier(id: "field"), title: .constant("Field"), type: type, options: options)
            model = FormFieldModel(field, default: value)
            var environment = EnvironmentValues()
            environment.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
            let view = FormFieldView(fieldModel: model, focusField: EnvironmentValues().focusState)
            session = ViewSession(view, environment: environment)
        }

        @MainActor func enter(_ value: ControlValue) throws -> Value {
            try session.enter(value, in: #require(session.tree.content.first).id)
            return model.wrappedValue
        }
    }

    @Test func anEntryBecomesAValue() throws {
        #expect(try Fixture(.text(inputType: .text), "").enter(.text(" a ")) == " a ")
        #expect(try Fixture(.checkbox, false).enter(.isOn(true)))
        #expect(try Fixture(.text(inputType: .number), 1).enter(.text("-3")) == -3)
        #expect(try Fixture(.text(inputType: .number), Int?.some(1)).enter(.text("")) == nil)
        #expect(try Fixture(.text(inputType: .number), Decimal(1)).enter(.text("2.50")) == Decimal(string: "2.5"))
        #expect(try Fixture(.select, Skill?.none).enter(.text("soldering")) == .soldering)
        #expect(try Fixture(.select, Skill?.some(.sewing)).enter(.text("")) == nil)
    }

    @Test func anEntryThatIsNoValueIsRefused() throws {
        let number = Fixture(.text(inputType: .number), 1)
        #expect(throws: ViewInputError.invalidValue("a")) { try number.enter(.text("a")) }
        #expect(throws: ViewInputError.invalidValue("")) { try number.enter(.text("")) }
        #expect(throws: ViewInputError.invalidValue("on")) { try number.enter(.isOn(true)) }
        #expect(number.model.wrappedValue == 1)
        #expect(throws: ViewInputError.invalidValue("cooking")) {
            try Fixture(.select, Skill.sewing).enter(.text("cooking"))
        }
    }

    @Test func aFieldCanBeSubmittedByItself() throws {
        let field = FormField<String>(
            fieldId: FormFieldIdentifier(id: "field"), title: .constant("Field"), type: .text(inputType: .text))
        let model = FormFieldModel(field, default: "")
        let validations = Validations()
        var (entered, submitted): ([String], [String]) = ([], [])
        let view = FormFieldView(
            fieldModel: model, focusField: EnvironmentValues().focusState,
            fieldValidator: { _ in
                model.wrappedValue.count > 1
                    ? nil : [ValidationResult(status: .error, field: field, message: .constant("Too short"))]
            },
            validations: validations, onNewValue: { entered.append($0) }, newValueDelay: 0.1,
            onSubmit: { submitted.append($0) })
        let session = ViewSession(view, environment: EnvironmentValues())
        for text in ["a", "ab"] {
            let control = try #require(session.update().content.first)
            try session.enter(.text(text), in: control.id)
            try session.perform(#require(control.action))
        }
        #expect(entered == ["a", "ab"] && submitted == ["ab"])
        #expect(validations.isValid)
    }

    @Test func datesAreInTheTimeZoneOfThePage() throws {
        let start = Date(timeIntervalSince1970: 0)
        let field = Fixture(.text(inputType: .datetimeLocal), start)
        #expect(field.session.tree.outline.hasPrefix("datePicker '1970-01-01T09:00:00'"))
        let tokyo = try Fixture(.text(inputType: .date), start).enter(.text("2026-05-01"))
        #expect(tokyo.ISO8601Format() == "2026-05-01T00:00:00Z", "the time stays")
        #expect(try field.enter(.text("2026-05-01T10:30")).ISO8601Format() == "2026-05-01T01:30:00Z")
        #expect(try field.enter(.text("2026-05-01T10:30:15")).ISO8601Format() == "2026-05-01T01:30:15Z")
        #expect(try field.enter(.text("2026-05-01T10:30:00Z")).ISO8601Format() == "2026-05-01T10:30:00Z")
    }

    @Test func theControlFollowsTheField() {
        #expect(Fixture(.text(inputType: .newPassword), "x").session.tree.node(.secureTextField) != nil)
        #expect(Fixture(.textArea(inputType: .text), "x").session.tree.node(.textView) != nil)
        #expect(Fixture(.colorPicker, "#ffffff").session.tree.node(.colorWell) != nil)
        let disabled = Fixture(.text(inputType: .text), "x", options: [.disabled(value: true)]).session
        #expect(disabled.tree.content.map(\.isEnabled) == [false])
    }

    @Test func anErrorFillsTheMessageOfAnAlert() async throws {
        struct Hot: LocalizedError { var errorDescription: String? { "It is hot." } }
        struct Desk: View {
            @State private var error: Error?

            var body: some View {
                Button(LocalizableString.constant("Fail"), error: $error) { throw Hot() }
                    .alert(
                        error: $error, title: LocalizableString.constant("Sorry"), message: .constant("Oh: %{error}"),
                        dismissButtonLabel: LocalizableString.constant("OK"))
            }
        }
        let session = ViewSession(Desk())
        try session.tap("Fail")
        let tree = await session.settled()
        #expect(tree.presentations.map(\.texts) == [["Sorry", "Oh: It is hot.", "OK"]])
        try session.tap("OK")
        #expect(session.tree.presentations.isEmpty)
    }
}
