import Testing

@testable import FOSMVVM
@testable import PreviewSite

struct ControlSliderTests {
    private func slider(
        _ start: String?, kind: PreviewArgument.Kind = .wholeNumber, type: String = "Int",
        _ options: [FormInputOption<Int>] = []
    ) -> ControlSlider? {
        let field = FormField<Int>(
            fieldId: FormFieldIdentifier(id: "n"), title: .constant("N"), type: .text(inputType: .number),
            options: options)
        return ControlSlider(
            PreviewArgument(
                path: "n", kind: kind, declaration: PreviewArgument.Declaration(owner: nil, type: type),
                isOptional: start == nil, start: start, text: start, refused: nil,
                field: PreviewArgument.Field(type: field.type, constraints: field.constraints)))
    }

    @Test func theLimitsOfTheFieldCome() {
        let slider = slider("12", [.minValue(value: 1), .maxValue(value: 40)])
        #expect(slider?.first == "1" && slider?.last == "40" && slider?.step == "1" && slider?.value == "12")
        #expect(self.slider(nil, [.minValue(value: 1), .maxValue(value: 40)])?.value == "1")
    }

    @Test(arguments: [("4", "0", "10"), ("12", "0", "50"), ("0", "0", "10"), ("-30", "-100", "100")])
    func withoutLimitsTheStartingValueSaysTheRange(start: String, first: String, last: String) {
        #expect(slider(start)?.first == first)
        #expect(slider(start)?.last == last)
    }

    @Test func aSmallTypeHasASmallRange() { #expect(slider("200", type: "UInt8")?.last == "255") }

    @Test func aShareIsBetweenZeroAndOne() {
        let slider = slider("0.25", kind: .number, type: "Double")
        #expect(slider?.first == "0" && slider?.last == "1" && slider?.step == "0.01")
    }

    @Test func onlyNumbersHaveOne() { #expect(slider("x", kind: .text, type: "String") == nil) }
}
