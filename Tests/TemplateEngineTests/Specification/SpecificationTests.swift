import TemplateEngine
import Testing

@Suite("Mustache specification")
struct SpecificationTests {
    @Test(
        .enabled(if: SpecificationFile.isPresent, "shared/conformance/mustache-spec is not beside the package"),
        arguments: SpecificationFile.cases
    )
    func rendersAsSpecified(_ specification: SpecificationCase) {
        let library = specification.library
        #expect(library.errors.isEmpty)
        #expect(library.render("", specification.data).text == specification.expected)
    }

    /// A warning in the tests' output, so that nobody mistakes a skipped specification for a passed one.
    @Test(.enabled(if: !SpecificationFile.isPresent))
    func itsAbsenceIsSaid() {
        Issue.record("The Mustache specification was not tested: its files are not there.", severity: .warning)
    }

    @Test(.enabled(if: SpecificationFile.isPresent, "shared/conformance/mustache-spec is not beside the package"))
    func everyModuleIsRead() {
        #expect(Set(SpecificationFile.cases.map(\.module)) == Set(SpecificationFile.modules))
        #expect(SpecificationFile.cases.count >= 184)
    }
}
