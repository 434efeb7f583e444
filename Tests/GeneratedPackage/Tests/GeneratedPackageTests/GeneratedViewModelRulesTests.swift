import Foundation
import Testing

@testable import PreviewGenerators

/// The rules of FOSMVVM's documents for ViewModels and fields. `Docs/Generators.md` lists them.
@Suite struct GeneratedViewModelRulesTests {
    /// The sources of the ViewModels, by their names without `ViewModel`.
    private static func sources() throws -> [String: String] {
        let files = try SamplePackage.viewModelFiles().filter { $0.path.hasSuffix("ViewModel.swift") }
        return Dictionary(uniqueKeysWithValues: files.map { (name($0), $0.text) })
    }

    private static func name(_ file: GeneratedFile) -> String {
        String(file.path.split(separator: "/").last ?? "").replacing("ViewModel.swift", with: "")
    }

    @Test func filesDependOnWhereDataComesFrom() throws {
        let viewModels = try SamplePackage.viewModels()
        func files(_ name: String) throws -> [String] {
            let viewModel = try #require(viewModels.first { $0.name.base == name })
            return try viewModel.files(in: SamplePackage.layout)
                .map { String($0.path.split(separator: "/").last ?? "") }
        }
        #expect(
            try files("ServerNote") == [
                "ServerNoteViewModel.swift", "ServerNoteRequest.swift", "ServerNoteViewModel.yml",
                "ServerNoteViewModel+Factory.swift",
            ])
        #expect(try files("ClientNote") == ["ClientNoteViewModel.swift", "ClientNoteViewModel.yml"])
        #expect(try files("PartNote") == ["PartNoteViewModel.swift", "PartNoteViewModel.yml"])
        #expect(try files("ErrandCard") == ["ErrandCardViewModel.swift"])
    }

    @Test func onlyClientHostedScreensHaveTheFactoryOfTheMacro() throws {
        let sources = try Self.sources()
        for viewModel in try SamplePackage.viewModels() {
            let source = try #require(sources[viewModel.name.base])
            let isClientHosted = viewModel.host == .client && !viewModel.isChild
            #expect(source.contains("@ViewModel(options: [.clientHostedFactory])") == isClientHosted)
            #expect(source.contains("RequestableViewModel") == (viewModel.host == .server && !viewModel.isChild))
        }
    }

    @Test func textsOfEnumsAreStoredAndBelowTheirNames() throws {
        let source = try #require(try Self.sources()["ErrandList"])
        #expect(source.contains("    @LocalizedString public var title\n"))
        #expect(source.contains("    public let stateDisplay: LocalizableString\n"))
        #expect(source.contains("stateDisplay = state.localizableString\n"))
        #expect(source.contains(".localized(for: Self.self, propertyName: rawValue)"))
        let yaml = try #require(SamplePackage.written("Sources/Shop/Localizations/Errands/ErrandListViewModel.yml"))
        #expect(yaml.contains("  ErrandListState:\n    open: \"Open\"\n    done: \"Done\"\n"))
    }

    @Test func datesAndNumbersAreLocalizable() throws {
        let source = try #require(try Self.sources()["ErrandList"])
        for property in ["count: LocalizableInt", "dueAt: LocalizableDate?", "ratio: LocalizableDouble"] {
            #expect(source.contains("public let \(property)\n"))
        }
    }

    @Test func stubsHaveTwoSteps() throws {
        for (name, source) in try Self.sources() {
            let stubs = source.matches(
                of: /public static func stub\((?<parameters>[^{]*)\) -> Self \{\s*\.(?<call>\w+)\(/)
            let calls = stubs.map { ($0.output.parameters.isEmpty, String($0.output.call)) }
            for (index, call) in calls.enumerated() where call.0 && call.1 == "stub" {
                #expect(calls[index + 1].1 == "init" && !calls[index + 1].0, "\(name)")
            }
            // Without parameters, there is nothing to forward.
            let hasParameters = !source.contains("public init() {}")
            #expect(calls.first?.1 == (hasParameters ? "stub" : "init"), "\(name)")
            let defaults = stubs.flatMap { $0.output.parameters.split(separator: ",\n") }
            #expect(defaults.allSatisfy { $0.contains("=") }, "\(name)")
        }
    }

    @Test func identitiesAreOfTheTypeOrTheData() throws {
        for (name, source) in try Self.sources() {
            #expect(!source.contains("vmId: ViewModelId = .init()"), "\(name)")
            let isOfType = source.contains("public var vmId: ViewModelId = .init(type: Self.self)")
            #expect(isOfType != source.contains("vmId = .init(id: id)"), "\(name)")
        }
    }

    @Test func formsAdoptTheirFields() throws {
        let sources = try Self.sources()
        for viewModel in try SamplePackage.viewModels() where !viewModel.fields.isEmpty {
            let source = try #require(sources[viewModel.name.base])
            #expect(source.contains(/ViewModel: \w*Fields/))
            for field in viewModel.fields { #expect(source.contains("public var \(field.name): ")) }
        }
    }

    @Test func nestedTypesComeBeforeTheIdentity() throws {
        let source = try #require(try Self.sources()["ErrandCard"])
        let mark = try #require(source.firstRange(of: "    // MARK: - Nested Types\n"))
        let type = try #require(source.firstRange(of: "    public struct Tag: Codable, Hashable, Identifiable"))
        let identity = try #require(source.firstRange(of: "    public var vmId"))
        #expect(mark.lowerBound < type.lowerBound && type.lowerBound < identity.lowerBound)
        #expect(source.contains("extension ErrandCardViewModel.Tag {\n"))
    }

    @Test func fieldsHaveRangesValidationAndMessages() throws {
        let fields = try #require(SamplePackage.written("Sources/Shop/FieldModels/MembershipFields.swift"))
        for name in ["email", "name", "age", "bio", "subscribes", "birthday", "skill"] {
            #expect(fields.contains("public static var \(name)Field: FormField<"))
            #expect(fields.contains("public func validate\(name.uppercasedFirst)("))
        }
        #expect(fields.contains("public static var ageRange: ClosedRange<Int> { 18...120 }"))
        let messages = try #require(SamplePackage.written("Sources/Shop/FieldModels/MembershipFieldsMessages.swift"))
        #expect(messages.contains("var emailRequiredMessage\n") && messages.contains("var ageOutOfRangeMessage\n"))
        let yaml = try #require(
            SamplePackage.written("Sources/Shop/Localizations/FieldModels/MembershipFieldsMessages.yml"))
        #expect(yaml.contains("required: \"Enter the email.\""))
        #expect(yaml.contains("outOfRange: \"Enter a number from 18 to 120.\""))
    }
}
