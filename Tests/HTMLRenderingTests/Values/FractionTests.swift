import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

/// A number control refuses fractions unless its step is `any`, and shows no decimal key unless its mode is `decimal`.
@Suite struct FractionTests {
    @ViewModel
    struct PriceViewModel {
        @FormFieldModel var whole: Int
        @FormFieldModel var double: Double
        @FormFieldModel var float: Float?
        @FormFieldModel var none: Double?
        @FormFieldModel var decimal: Decimal
        @FormFieldModel var noDecimal: Decimal?
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }

        init() {
            _whole = FormFieldModel(Self.field("whole"), default: 1)
            _double = FormFieldModel(Self.field("double"), default: 1)
            _float = FormFieldModel(Self.field("float"), default: 0.5)
            _none = FormFieldModel(Self.field("none"))
            _decimal = FormFieldModel(Self.field("decimal"), default: 12.5)
            _noDecimal = FormFieldModel(Self.field("noDecimal"))
        }

        private static func field<Value>(_ id: String) -> FormField<Value> {
            FormField(fieldId: .init(id: id), title: .constant(id), type: .text(inputType: .number))
        }
    }

    @Test(arguments: [
        ("whole", nil, "numeric"), ("double", "any", "decimal"), ("float", "any", "decimal"),
        ("none", "any", "decimal"), ("decimal", "any", "decimal"), ("noDecimal", "any", "decimal"),
    ])
    func theTypeDecidesWhetherFractionsAreTaken(field: String, step: String?, mode: String) throws {
        let renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates]),
            localizations: TextStore(yaml: [:]))
        let view = renderer.render(ViewInput(PriceViewModel.stub()), locale: Locale(identifier: "en"))
        let input = try #require(HTMLOutline(view.text).all("input").first { $0.attributes["id"] == field })
        #expect(input.attributes["step"] == step)
        #expect(input.attributes["inputmode"] == mode)
    }
}
