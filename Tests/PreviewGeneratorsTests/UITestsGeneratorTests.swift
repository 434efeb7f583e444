import Testing

@testable import PreviewGenerators

@Suite struct UITestsGeneratorTests {
    private static let layout = PackageLayout(viewModels: .init(name: "Bakery", path: "Sources/Bakery"))

    /// Returns the UI tests of a form with a text for a state.
    private func tests(identifiers: Set<String>?, usual: Set<String>? = nil) throws -> String {
        let shape = ViewModelShape(
            name: try GeneratedName("Order"),
            properties: [
                .init(name: "title", type: "@LocalizedString"), .init(name: "soldOutMessage", type: "@LocalizedString"),
                .init(name: "email", type: "@FormFieldModel(Self.emailField)"),
            ])
        let generator = UITestsGenerator(
            of: shape, feature: nil, project: try GeneratedName("Bakery"), identifiers: identifiers, usual: usual)
        return try #require(try generator.files(in: Self.layout).last?.text)
    }

    @Test func onlyTextsOfTheUsualStubAreTested() throws {
        let tests = try tests(identifiers: ["title", "soldOutMessage"], usual: ["title"])
        #expect(tests.contains("app.titleText.label") && !tests.contains("soldOutMessage"))
        #expect(try self.tests(identifiers: nil).contains("app.soldOutMessageText.label"))
    }

    @Test func fieldsAreTestedIfTheViewHasThem() throws {
        #expect(try tests(identifiers: ["emailField"]).contains("XCTAssertTrue(app.emailField.exists)"))
        #expect(try !tests(identifiers: ["title"]).contains("testFields"))
    }

    @Test func aPackageWithoutUITestsNeedsATarget() {
        var layout = Self.layout
        #expect(layout.missingUITests == nil)
        layout.hasUITests = false
        layout.views = .init(name: "BakeryViews", path: "Sources/BakeryViews")
        let missing = layout.missingUITests
        #expect(missing?.contains(#"name: "UITests""#) == true)
        #expect(missing?.contains(#"["Bakery", "BakeryViews", .product(name: "FOSTestingUI""#) == true)
    }
}
