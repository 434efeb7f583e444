import Foundation
import Testing

@testable import FOSMVVM

private enum Skill: String, CaseIterable, Codable, Sendable {
    case sewing
    case bikeRepair = "bike-repair"
}

@ViewModel
private struct HelperViewModel {
    static let nameField = FormField<String>(
        fieldId: .init(id: "name"), title: .localized(for: Self.self, propertyName: "name", messageKey: "title"),
        placeholder: .localized(for: Self.self, propertyName: "name", messageKey: "placeholder"),
        type: .text(inputType: .name))
    static let skillField = FormField<Skill?>(fieldId: .init(id: "skill"), title: .constant("Skill"), type: .select)

    @FormFieldModel(Self.nameField, default: "Ada") var name: String
    @FormFieldModel(Self.skillField) var skill: Skill?
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

@Suite struct FormFieldModelTests {
    private let store = TextStore(yaml: [
        "helper.yml": """
        en:
          HelperViewModel: { name: { title: Your name, placeholder: Ada Lovelace } }
          Skill: { sewing: Sewing, bike-repair: Bicycles }
          Said: { once: Said }
        """
    ])

    private func field(_ name: String, validations: Validations? = nil) throws -> LocalizedField {
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        var helper = HelperViewModel.stub()
        helper.skill = .bikeRepair
        let tree = try LocalizingEncoder.encode(helper, with: localizer, validations: validations)
        guard case .object(let object) = tree, case .field(let field) = object[name] else {
            throw CocoaError(.coderValueNotFound)
        }
        #expect(localizer.problems.isEmpty)
        return field
    }

    private struct Counters: ResettableModel {
        static func field<Value>(_ id: String) -> FormField<Value> {
            FormField(fieldId: .init(id: id), title: .empty, type: .text(inputType: .text))
        }

        @FormFieldModel(field("text")) var text: String
        @FormFieldModel(field("count")) var count: Int
        @FormFieldModel(field("share")) var share: Double
        @FormFieldModel(field("isOn")) var isOn: Bool
        @FormFieldModel(field("day")) var day: Date
        @FormFieldModel(field("note")) var note: String?
    }

    @Test func aTypeHasAnInitialValueOfItsOwn() {
        let counters = Counters()
        #expect(counters.text.isEmpty && counters.count == 0 && counters.share == 0 && !counters.isOn)
        #expect(counters.$text.hasValue && counters.$day.hasValue && !counters.$note.hasValue)
    }

    @Test func allFieldsAreResetTogether() {
        var counters = Counters()
        counters.$count.initialValue = 3
        counters.$count.enter(7)
        counters.$note.enter("Later")
        #expect(counters.count == 7 && counters.$note.hasValue)
        counters.resetFields()
        #expect(counters.count == 3 && counters.note == nil)
    }

    @Test func copiesShareEntriesUntilOneIsSet() {
        var helper = HelperViewModel.stub()
        let copy = helper
        copy.$name.enter("Grace")
        #expect(helper.name == "Grace")
        #expect(helper.$name == copy.$name)
        helper.name = "Edith"
        #expect(copy.name == "Grace")
        #expect(helper.$name != copy.$name)
        helper.$name.enter("Barbara")
        #expect(copy.name == "Grace")
        helper.$name.resetFields()
        #expect(helper.name == "Ada")
    }

    @Test func aFormComesBackLocalized() throws {
        var helper = HelperViewModel.stub()
        helper.name = "Grace"
        helper.skill = .sewing
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let decoded: HelperViewModel = try helper.toJSON(encoder: encoder).fromJSON()
        #expect(decoded.name == "Grace")
        #expect(decoded.skill == .sewing)
        #expect(try decoded.$name.formField.title.localizedString == "Your name")
        #expect(try decoded.$name.formField.placeholder?.localizedString == "Ada Lovelace")
    }

    @Test func aFieldGoesBackToItsInitialValue() {
        var helper = HelperViewModel.stub()
        helper.name = "Grace"
        #expect(helper.$name.wrappedValue == "Grace")
        helper.$name.resetFields()
        #expect(helper.name == "Ada")
        helper.$name.initialValue = "Jean"
        #expect(helper.name == "Jean")
    }

    @Test func aFieldIsLocalizedWithItsChoices() throws {
        let name = try field("name")
        #expect(name.title == "Your name")
        #expect(name.placeholder == "Ada Lovelace")
        #expect(name.value.text == "Ada")
        #expect(name.choices.isEmpty)
        let skill = try field("skill")
        #expect(skill.placeholder == nil)
        #expect(skill.choices.map(\.value) == ["sewing", "bike-repair"])
        #expect(skill.choices.map(\.label) == ["Sewing", "Bicycles"])
    }

    private enum Size: Int, CaseIterable, Codable, Hashable, Sendable {
        case small = 1
        case large = 5
    }

    @Test func numbersCanBeChoices() {
        let field = FormField<Size>(fieldId: FormFieldIdentifier(id: "size"), title: .constant("Size"), type: .select)
        #expect(field.choiceLabels.count == 2)
    }

    @Test func aFieldHasWhatValidationSaysOfIt() throws {
        let said = LocalizableString.localized(key: "Said.once")
        let validations = Validations([
            ValidationResult(status: .error, field: HelperViewModel.nameField, message: said),
            ValidationResult(status: .info, field: HelperViewModel.skillField, message: .constant("other")),
        ])
        let messages = try field("name", validations: validations).messages
        #expect(messages.map(\.text) == ["Said"])
        #expect(messages.map(\.status) == [.error])
    }

    /// What an entry changes in a field of a date, which each control shows in another way.
    @Test(arguments: [
        ("2026-01-15", nil), ("2026-02-01", "2026-02-01T09:41:30Z"), ("2026-01-15T09:41:30", nil),
        ("2026-01-15T10:30", "2026-01-15T10:30:00Z"), ("2026-01", nil), ("2026-02", "2026-02-01T09:41:30Z"),
        ("2026-W03", nil), ("2026-W04", "2026-01-19T09:41:30Z"), ("09:41:30", nil), ("10:30", "2026-01-15T10:30:00Z"),
    ])
    func aDateKeepsWhatItsControlDoesNotShow(_ text: String, _ changed: String?) throws {
        let date = try Date.ISO8601FormatStyle().parse("2026-01-15T09:41:30Z")
        let field = FormField<Date>(fieldId: .init(id: "day"), title: .constant("Day"), type: .text(inputType: .date))
        let model = FormFieldModel(field, default: date)
        let conversion = ControlText(timeZone: .gmt)
        #expect(model.isChanged(by: text, conversion) == (changed != nil))
        #expect(model.enter(text, conversion) == (changed != nil))
        #expect(try model.wrappedValue == changed.map { try Date.ISO8601FormatStyle().parse($0) } ?? date)
    }

    @Test(arguments: ["2026-01-15x", "2026-13", "2026", "9:4"])
    func aTextThatIsNoDateIsRefused(_ text: String) {
        let field = FormField<Date?>(fieldId: .init(id: "day"), title: .constant("Day"), type: .text(inputType: .date))
        #expect(FormFieldModel(field, default: .now).enter(text, ControlText(timeZone: .gmt)) == nil)
    }
}
