import FOSMVVM
import Foundation
import Testing

/// The attributes are those of WHATWG HTML: "The input element", "Autofill", "The inputmode attribute".
@Suite struct FormControlTests {
    private static let kinds: [FormInputType: (type: String, autocomplete: String?, inputmode: String?)] = [
        .text: ("text", nil, nil), .search: ("search", nil, nil), .url: ("url", "url", "url"),
        .number: ("number", nil, "numeric"), .range: ("range", nil, nil), .date: ("date", nil, nil),
        .month: ("month", nil, nil), .week: ("week", nil, nil), .time: ("time", nil, nil), .color: ("color", nil, nil),
        .hidden: ("hidden", nil, nil), .file: ("file", nil, nil), .datetimeLocal: ("datetime-local", nil, nil),
        .emailAddress: ("email", "email", "email"), .password: ("password", "current-password", nil),
        .newPassword: ("password", "new-password", nil), .oneTimeCode: ("text", "one-time-code", "numeric"),
        .userName: ("text", "username", nil), .name: ("text", "name", nil),
        .namePrefix: ("text", "honorific-prefix", nil), .givenName: ("text", "given-name", nil),
        .middleName: ("text", "additional-name", nil), .familyName: ("text", "family-name", nil),
        .nameSuffix: ("text", "honorific-suffix", nil), .nickname: ("text", "nickname", nil),
        .organizationName: ("text", "organization", nil), .jobTitle: ("text", "organization-title", nil),
        .fullStreetAddress: ("text", "address-line1", nil), .streetAddressLine1: ("text", "address-line1", nil),
        .streetAddressLine2: ("text", "address-line2", nil), .addressCity: ("text", "address-level2", nil),
        .addressState: ("text", "address-level1", nil), .postalCode: ("text", "postal-code", nil),
        .countryName: ("text", "country-name", nil), .tel: ("tel", "tel", "tel"),
        .creditCardNumber: ("text", "cc-number", "numeric"), .creditCardExpiration: ("text", "cc-exp", "numeric"),
        .creditCardSecurityCode: ("text", "cc-csc", "numeric"), .birthdate: ("date", "bday", nil),
        .telephoneNumber: ("tel", "tel", "tel"), .subLocality: ("text", "address-level3", nil),
        .addressCityAndState: ("text", nil, nil), .location: ("text", nil, nil), .button: ("text", nil, nil),
        .checkbox: ("text", nil, nil), .image: ("text", nil, nil), .radio: ("text", nil, nil),
        .reset: ("text", nil, nil), .submit: ("text", nil, nil),
    ]

    @Test(arguments: FormInputType.allCases) func everyInputTypeHasItsControl(type: FormInputType) throws {
        let input = try #require(OneFieldViewModel.stub(.text(inputType: type)).html("text").all("input").first)
        let expected = try #require(Self.kinds[type])
        #expect(input.attributes["type"] == expected.type)
        #expect(input.attributes["autocomplete"] == expected.autocomplete)
        #expect(input.attributes["inputmode"] == expected.inputmode)
        #expect(input.attributes["id"] == "text")
        #expect(input.attributes["name"] == "text")
    }

    /// The names of the standard, in its order within each group.
    @Test func whatABrowserCanFillInHasItsName() {
        let numbered = FormAutocomplete.allCases.map(\.fieldName).filter { $0.hasPrefix("address-") }
        #expect(
            numbered == [
                "address-line1", "address-line2", "address-line3", "address-level1", "address-level2", "address-level3",
                "address-level4",
            ])
        #expect(FormAutocomplete.allCases.filter { $0.fieldName != $0.rawValue }.count == numbered.count)
    }

    @Test func anAddressOfSeveralLinesFillsATextArea() throws {
        let html = try OneFieldViewModel.stub(.textArea(inputType: .fullStreetAddress)).html("text")
        #expect(html.all("textarea").map { $0.attributes["autocomplete"] } == ["street-address"])
    }

    @Test func aLabelBelongsToEveryControl() throws {
        let types: [FormFieldType] = [
            .text(inputType: .text), .textArea(inputType: .text), .checkbox, .colorPicker, .select,
        ]
        for type in types {
            let html = try OneFieldViewModel.stub(type).html("text")
            #expect(html.all("label").map { $0.attributes["for"] } == ["text"])
        }
    }

    @Test func onlyAValueThatCanBeNilHasAnEmptyChoice() throws {
        func choices(_ field: String) throws -> [String?] {
            try OneFieldViewModel.stub(.select).html(field).all("option").map { $0.attributes["value"] }
        }
        #expect(try choices("skill") == ["", "sewing", "bikes"])
        #expect(try choices("mainSkill") == ["sewing", "bikes"])
        #expect(try choices("skills") == ["sewing", "bikes"])
    }

    @Test func severalElementsOfAListCanBeChosen() throws {
        let html = try OneFieldViewModel.stub(skills: [.sewing, .bikes]).html("skills")
        #expect(html.all("select").first?.attributes["multiple"] == "")
        #expect(html.all("option").map { $0.attributes["selected"] } == ["", ""])
        #expect(try OneFieldViewModel.stub().html("skill").all("select").first?.attributes["multiple"] == nil)
    }

    @Test func aTextHasTheAttributesOfItsOptions() throws {
        let model = OneFieldViewModel.stub(
            .text(inputType: .userName), placeholder: .constant("ada <1>"),
            options: [
                .required(value: true), .disabled(value: true), .size(value: 9), .autocomplete(value: .off),
                .autocapitalize(value: .never), .minValue(value: 1), .maxValue(value: 2),
            ] + .rangeLength(3...20))
        let input = try #require(model.html("text").all("input").first)
        #expect(
            input.attributes == [
                "class": "field-control", "id": "text", "name": "text", "type": "text", "value": "a &quot;b&quot;",
                "placeholder": "ada &lt;1&gt;", "autocomplete": "off", "autocapitalize": "none", "minlength": "3",
                "maxlength": "20", "size": "9", "required": "", "disabled": "",
            ])
    }

    @Test func aNumberHasARangeAndNoLength() throws {
        let model = OneFieldViewModel.stub(
            .text(inputType: .number), placeholder: .constant("7"),
            options: [.minValue(value: -5), .maxValue(value: 5), .size(value: 3)] + .rangeLength(1...2))
        let input = try #require(model.html("text").all("input").first).attributes
        #expect(input["min"] == "-5")
        #expect(input["max"] == "5")
        #expect(input["placeholder"] == "7")
        #expect(input["minlength"] == nil)
        #expect(input["size"] == nil)
        #expect(input["step"] == nil)
        #expect(try model.html("number").all("input").first?.attributes["step"] == "any")
        #expect(try model.html("number").all("input").first?.attributes["value"] == "0.5")
    }

    @Test(arguments: [
        (FormInputType.date, "2026-01-15", "2026-01-01"), (.birthdate, "2026-01-15", "2026-01-01"),
        (.month, "2026-01", "2026-01"), (.week, "2026-W03", "2026-W01"), (.time, "09:41:00", "00:00:00"),
        (.datetimeLocal, "2026-01-15T09:41:00", "2026-01-01T00:00:00"),
    ])
    func aDateHasTheFormatOfItsControl(type: FormInputType, value: String, least: String) throws {
        let first = Date(timeIntervalSince1970: 1_767_225_600)
        let model = OneFieldViewModel.stub(.text(inputType: type), dateOptions: [.minDate(date: first)])
        let input = try #require(model.html("date").all("input").first).attributes
        #expect(input["value"] == value)
        #expect(input["min"] == least)
        #expect(input["max"] == nil)
    }

    @Test(arguments: [FormInputType.hidden, .range, .color]) func someControlsAreNeverRequired(type: FormInputType)
        throws
    {
        let model = OneFieldViewModel.stub(
            .text(inputType: type), placeholder: .constant("p"), options: [.required(value: true)])
        let input = try #require(model.html("text").all("input").first).attributes
        #expect(input["required"] == nil)
        #expect(input["placeholder"] == nil)
    }

    @Test func aTextAreaHasItsValueInside() throws {
        let model = OneFieldViewModel.stub(
            .textArea(inputType: .text), text: "</textarea>", placeholder: .constant("Say"),
            options: [.cols(value: 40), .size(value: 9), .required(value: true)] + .rangeLength(0...500))
        let area = try #require(model.html("text").all("textarea").first).attributes
        #expect(area["cols"] == "40")
        #expect(area["maxlength"] == "500")
        #expect(area["placeholder"] == "Say")
        #expect(area["required"] == "")
        #expect(area["size"] == nil)
        #expect(area["type"] == nil)
        #expect(try model.text("text").contains(">&#10;&lt;/textarea&gt;</textarea>"))
    }

    @Test func theIndentationOfThePartialIsNoValueOfATextArea() throws {
        let model = OneFieldViewModel.stub(.textArea(inputType: .text), text: "")
        let text = try model.text("text", template: "<div>\n  {{#text}}\n    {{> Categories/FormField}}\n  {{/text}}")
        #expect(text.contains(">&#10;</textarea>"))
    }

    @Test func aFileHasNoValue() throws {
        let model = OneFieldViewModel.stub(.text(inputType: .file))
        #expect(try model.html("text").all("input").first?.attributes["value"] == nil)
    }

    @Test func aCheckboxIsCheckedWhenTrue() throws {
        let on = try #require(OneFieldViewModel.stub(.checkbox).html("isOn").all("input").first).attributes
        #expect(on["type"] == "checkbox")
        #expect(on["checked"] == "")
        let off = try #require(OneFieldViewModel.stub(.checkbox, isOn: false).html("isOn").all("input").first)
        #expect(off.attributes["checked"] == nil)
    }

    @Test func aColorHasItsPicker() throws {
        let model = OneFieldViewModel.stub(.colorPicker, text: "#ff8800", options: [.required(value: true)])
        let input = try #require(model.html("text").all("input").first).attributes
        #expect(input["type"] == "color")
        #expect(input["value"] == "#ff8800")
        #expect(input["required"] == nil)
    }

    @Test func aSelectOffersTheCases() throws {
        let model = OneFieldViewModel.stub(.select)
        let options = try model.html("skill").all("option").map(\.attributes)
        #expect(options.map { $0["value"] } == ["", "sewing", "bikes"])
        #expect(options.map { $0["selected"] } == [nil, nil, ""])
        #expect(try model.text("skill").contains(">Bicycles</option>"))
        let required = OneFieldViewModel.stub(.select, options: [.required(value: true)])
        #expect(try required.html("text").all("option").map { $0.attributes["value"] } == [""])
        let none = try OneFieldViewModel.stub(.select, skill: nil).html("skill").all("option")
        #expect(none.allSatisfy { $0.attributes["selected"] == nil })
    }

    @Test func theChoiceOfNothingHasAText() throws {
        let plain = try OneFieldViewModel.stub(.select).text("skill")
        #expect(plain.contains("<option value=\"\">–</option>"))
        let named = try OneFieldViewModel.stub(.select, placeholder: .constant("Choose <one>")).text("skill")
        #expect(named.contains("<option value=\"\">Choose &lt;one&gt;</option>"))
    }

    @Test(arguments: [ValidationResult.Status.info, .warning, .error])
    func messagesDescribeTheControl(status: ValidationResult.Status) throws {
        let model = OneFieldViewModel.stub()
        let result = ValidationResult(status: status, field: model.$text.formField, message: .constant("Mend <it>"))
        for type in [
            FormFieldType.text(inputType: .text), .textArea(inputType: .text), .checkbox, .colorPicker, .select,
        ] {
            let model = OneFieldViewModel.stub(type)
            let html = try model.html("text", validations: [result])
            let control = try #require(html.tags.first { $0.attributes["id"] == "text" }).attributes
            #expect(control["aria-describedby"] == "text-messages")
            #expect(control["aria-invalid"] == (status == .error ? "true" : nil))
            #expect(html.all("li").map { $0.attributes["data-status"] } == ["\(status)"])
            #expect(try model.text("text", validations: [result]).contains(">Mend &lt;it&gt;</li>"))
        }
    }

    @Test func withoutMessagesNothingIsDescribed() throws {
        let html = try OneFieldViewModel.stub().html("text")
        #expect(
            html.tags.allSatisfy { $0.attributes["aria-describedby"] == nil && $0.attributes["aria-invalid"] == nil })
        #expect(html.all("ul").isEmpty)
    }
}
