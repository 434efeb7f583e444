import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

/// A form of one field, of any kind.
@ViewModel
struct OneFieldViewModel {
    @FormFieldModel var text: String
    @FormFieldModel var number: Double
    @FormFieldModel var date: Date
    @FormFieldModel var isOn: Bool
    @FormFieldModel var skill: Skill?
    @FormFieldModel var skills: Set<Skill>
    @FormFieldModel var mainSkill: Skill
    var vmId = ViewModelId(type: Self.self)

    enum Skill: String, CaseIterable, Codable { case sewing, bikes }

    static func stub() -> Self { .stub(.text(inputType: .text)) }

    /// - Parameter type: The type of every field.
    static func stub(
        _ type: FormFieldType = .select, text: String = "a \"b\"", placeholder: LocalizableString? = nil,
        number: Double = 0.5, date: Date = Date(timeIntervalSince1970: 1_768_470_060), isOn: Bool = true,
        skill: Skill? = .bikes, skills: Set<Skill> = [], options: [FormInputOption<String>] = [],
        dateOptions: [FormInputOption<Date>] = []
    ) -> Self {
        func field<Value>(_ id: String, _ options: [FormInputOption<Value>] = []) -> FormField<Value> {
            FormField(
                fieldId: .init(id: id), title: .constant("The \(id)"), placeholder: placeholder, type: type,
                options: options)
        }
        return Self(
            text: FormFieldModel(field("text", options), default: text),
            number: FormFieldModel(field("number"), default: number),
            date: FormFieldModel(field("date", dateOptions), default: date),
            isOn: FormFieldModel(field("isOn"), default: isOn),
            skill: FormFieldModel(field("skill"), default: skill),
            skills: FormFieldModel(field("skills"), default: skills),
            mainSkill: FormFieldModel(field("mainSkill"), default: .sewing))
    }

    /// Returns the HTML of one of the fields, which must be balanced.
    func html(_ field: String, validations: [ValidationResult] = []) throws -> HTMLOutline {
        let text = try text(field, validations: validations)
        let outline = HTMLOutline(text)
        #expect(outline.problems == [], "\(text)")
        return outline
    }

    /// The text of a field's HTML, made without a diagnostic; the field alone unless there is a template.
    func text(_ field: String, template: String? = nil, validations: [ValidationResult] = []) throws -> String {
        let builtIn = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
        #expect(builtIn.errors.isEmpty)
        let template = template ?? "{{#\(field)}}{{> Categories/FormField}}{{/\(field)}}"
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try template.write(to: folder.appending(path: "OneFieldView.mustache"), atomically: true, encoding: .utf8)
        let renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates, folder]),
            localizations: TextStore(yaml: [
                "f.yml": "en: { OneFieldViewModel: { Skill: { sewing: Sewing, bikes: Bicycles } } }"
            ]),
            environment: .preview)
        let subject = ViewInput(self, validations: Validations(validations))
        let view = renderer.render(subject, locale: Locale(identifier: "en"))
        #expect(view.diagnostics.isEmpty, "\(view.diagnostics)")
        return view.text
    }

    private init(
        text: FormFieldModel<String>, number: FormFieldModel<Double>, date: FormFieldModel<Date>,
        isOn: FormFieldModel<Bool>, skill: FormFieldModel<Skill?>, skills: FormFieldModel<Set<Skill>>,
        mainSkill: FormFieldModel<Skill>
    ) {
        _text = text
        _number = number
        _date = date
        _isOn = isOn
        _skill = skill
        _skills = skills
        _mainSkill = mainSkill
    }
}
