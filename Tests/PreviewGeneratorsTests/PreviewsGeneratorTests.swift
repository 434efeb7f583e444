import Testing

@testable import PreviewGenerators

@Suite struct PreviewsGeneratorTests {
    private static let layout = PackageLayout(viewModels: .init(name: "Bakery", path: "Sources/Bakery"))

    private func file(
        _ arguments: [PreviewsGenerator.Argument], properties: [ViewModelShape.Property] = [], isSwift: Bool = true,
        names: Set<String>
    ) throws -> GeneratedFile? {
        let shape = ViewModelShape(name: try GeneratedName("Order"), properties: properties)
        return try PreviewsGenerator(
            of: shape, feature: "Orders", arguments: arguments, isSwift: isSwift, names: names
        ).file(in: Self.layout)
    }

    @Test func eachMissingCaseHasAPreview() throws {
        let file = try #require(
            try file(
                [
                    .init(name: "state", value: ".halfDone"), .init(name: "isOpen", value: "false"),
                    .init(name: "hasIcing", value: "true"),
                ], names: ["Default"]))
        #expect(file.path == "Sources/Bakery/Orders/OrderView+Previews.swift")
        #expect(
            file.text == """
                import FOSMVVM
                import SwiftUI

                #if DEBUG
                    #Preview("Half done") {
                        OrderView.previewHost(viewModel: .stub(state: .halfDone))
                    }

                    #Preview("Not open") {
                        OrderView.previewHost(viewModel: .stub(isOpen: false))
                    }

                    #Preview("Has icing") {
                        OrderView.previewHost(viewModel: .stub(hasIcing: true))
                    }
                #endif

                """)
    }

    @Test func aViewWithoutPreviewsBeginsWithItsStub() throws {
        let text = try file([.init(name: "state", value: ".done")], names: [])?.text
        #expect(text?.contains("    #Preview {\n        OrderView.previewHost(viewModel: .stub())\n    }\n\n") == true)
        #expect(text?.contains("#Preview(\"Done\")") == true)
    }

    @Test func aFormHasItsValidations() throws {
        let fields = [ViewModelShape.Property(name: "email", type: "@FormFieldModel<String>")]
        let validations = "            .environment(Validations())\n"
        #expect(try file([], properties: fields, names: [])?.text.contains(validations) == true)
        #expect(try file([], properties: fields, isSwift: false, names: [])?.text.contains(validations) == false)
    }

    @Test func namesOfPreviewsAreUnique() throws {
        let text = try file(
            [
                .init(name: "state", value: ".done"), .init(name: "payment", value: ".open"),
                .init(name: "delivery", value: ".open"),
            ], names: ["done"])?.text
        for title in ["State done", "Payment open", "Delivery open"] {
            #expect(text?.contains("#Preview(\"\(title)\")") == true, "\(title)")
        }
    }

    @Test func nothingMissingIsNoFile() throws {
        #expect(try file([], names: ["Default"]) == nil)
    }
}
