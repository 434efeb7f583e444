import Foundation
import Testing

@testable import PreviewGenerators

/// The rules of FOSMVVM's documents for views and UI tests. `Docs/Generators.md` lists them.
@Suite struct GeneratedViewRulesTests {
    /// Returns the sources of the views in Swift of a kind, by their names without `View`.
    private static func sources(_ kind: ViewModelShape.Kind? = nil) throws -> [String: String] {
        let views = try SamplePackage.views().filter { $0.language == .swift && (kind == nil || $0.kind == kind) }
        let features = Dictionary(
            uniqueKeysWithValues: try SamplePackage.viewModels().map { ($0.name.base, $0.feature) })
        return Dictionary(
            uniqueKeysWithValues: try views.map { view in
                let feature = features[view.name] ?? "Errands"
                let path = SamplePackage.layout.path("Sources/Shop", feature: feature, "\(view.name)View.swift")
                return (view.name, try #require(SamplePackage.written(path)))
            })
    }

    @Test func viewsAreNamedAfterTheirViewModels() throws {
        for (name, source) in try Self.sources() {
            #expect(source.contains("public struct \(name)View: ViewModelView {"))
            #expect(source.contains("    private let viewModel: \(name)ViewModel\n"))
            #expect(source.contains("    public init(viewModel: \(name)ViewModel) {\n"))
        }
    }

    @Test func displayViewsHaveNoOperations() throws {
        for (name, source) in try Self.sources(.display) {
            #expect(!source.contains("operations") && !source.contains("repaint"), "\(name)")
        }
    }

    @Test func viewsWithOperationsStoreThemAndRepaint() throws {
        for kind in [ViewModelShape.Kind.interactive, .form, .asyncList] {
            for (name, source) in try Self.sources(kind) {
                #expect(source.contains("        self.operations = viewModel.operations\n"), "\(name)")
                #expect(source.contains("#if DEBUG\n        @State private var repaintToggle = false\n"), "\(name)")
                #expect(
                    source.contains("#if DEBUG\n            .testDataTransporter(viewModelOps: operations, "),
                    "\(name)")
                let calls = source.matches(
                    of: /await operations\.\w+\([^)]*\)\n\s*(isDone = true\n\s*)?toggleRepaint\(\)/)
                let all = source.matches(of: /await operations\./)
                #expect(calls.count == all.count, "\(name)")
                #expect(source.contains("toggleRepaint()"), "\(name)")
            }
        }
    }

    @Test func errorsAreShownInAnAlert() throws {
        for kind in [ViewModelShape.Kind.interactive, .form, .asyncList] {
            for (name, source) in try Self.sources(kind) {
                #expect(source.contains("        .alert(\n            errorBinding: $error,\n"), "\(name)")
                #expect(source.contains("Button(errorBinding: $error, asyncAction: "), "\(name)")
            }
        }
    }

    @Test func formsValidateAndAreDisabledWhileInvalid() throws {
        for (name, source) in try Self.sources(.form) {
            #expect(source.contains("@Environment(Validations.self) private var validations"), "\(name)")
            #expect(source.contains("@Environment(\\.focusState) private var focusField"), "\(name)")
            #expect(source.contains("fieldValidator: viewModel.validateEmail,"), "\(name)")
            #expect(source.contains(".disabled(validations.hasError)"), "\(name)")
            #expect(source.contains("            .environment(Validations())\n"), "\(name)")
        }
    }

    @Test func asyncListsLoadWhenTheyAppear() throws {
        for (name, source) in try Self.sources(.asyncList) {
            #expect(source.contains("        .task(errorBinding: $error) {\n            try await loadItems()\n"))
            #expect(source.contains("for try await item in stream {"), "\(name)")
            #expect(source.contains("if isLoading {\n                ProgressView()"), "\(name)")
            #expect(source.contains("} else if items.isEmpty {\n                Text(viewModel.emptyStateMessage)"))
            #expect(source.contains("asyncAction: refresh"), "\(name)")
        }
    }

    @Test func containersBindTheirChildren() throws {
        let sources = try Self.sources(.container)
        for (name, source) in sources {
            #expect(source.contains("@Environment(AppState.self) private var appState"), "\(name)")
            #expect(source.contains("\(name)CountView.bind(appState: .init(count: viewModel.count.value))"))
            #expect(source.contains("            .environment(AppState())\n"), "\(name)")
        }
        #expect(
            try #require(sources["ClientBox"]).contains(
                "            case .idle:\n                ClientBoxStartView.bind()"))
    }

    @Test func resultsShowTheViewOfEachCase() throws {
        for (name, source) in try Self.sources(.result) {
            #expect(source.contains("switch viewModel.result {"), "\(name)")
            for view in ["ErrandCardView", "ErrandListNotFoundView", "ErrandListNoAccessView"] {
                #expect(source.contains("\(view)(viewModel: viewModel)"), "\(name)")
            }
        }
    }

    @Test func eachStubAndEachCaseHasAPreview() throws {
        for (name, source) in try Self.sources() {
            #expect(source.contains("#if DEBUG\n    #Preview {\n        \(name)View.previewHost(viewModel: .stub())"))
        }
        let list = try #require(try Self.sources()["ErrandList"])
        #expect(list.contains("#Preview(\"Not open\")") && list.contains(".stub(state: .done)"))
        let reply = try #require(try Self.sources()["ClientReply"])
        #expect(reply.contains(".stub(result: .notFound(.stub()))") && reply.contains(".noAccess(.stub())"))
    }

    @Test func optionalValuesAndListsOfTextsAreShown() throws {
        let list = try #require(try Self.sources()["ErrandList"])
        #expect(list.contains("if let owner = viewModel.owner {"))
        #expect(list.contains("ForEach(viewModel.labels, id: \\.self)"))
        #expect(list.contains("ForEach(viewModel.notes ?? [], id: \\.self)"))
    }

    @Test func uiTestsFindElementsByTheirIdentifiers() throws {
        for (name, source) in try Self.sources() {
            let path = try #require(
                FileManager.default.enumerator(atPath: SamplePackage.folder.path)?.compactMap { $0 as? String }
                    .first { $0.hasSuffix("/\(name)ViewUITests.swift") })
            let tests = try #require(SamplePackage.written(path))
            let used = tests.matches(of: /(?:buttons|images|staticTexts|any\))\["(?<id>\w+)"\]/).map(\.output.id)
            for identifier in used { #expect(source.contains(".uiTestingIdentifier(\"\(identifier)\")"), "\(path)") }
            for operation in source.matches(of: /await operations\.(?<name>\w+)\(/).map(\.output.name) {
                #expect(tests.contains("viewModelOperations().\(operation)Called"), "\(path)")
            }
            #expect(tests.contains("localizedViewModel(") == tests.contains("localizedString"), "\(path)")
        }
    }

    @Test func uiTestsHaveOneForEachCondition() throws {
        func tests(_ path: String) throws -> String {
            try #require(SamplePackage.written("Tests/ShopUITests/Views/\(path)ViewUITests.swift"))
        }
        let list = try tests("Errands/ErrandList")
        for name in ["testTexts", "testIsOpen", "testStateOpen", "testStateDone"] {
            #expect(list.contains("func \(name)() async throws"))
        }
        #expect(try tests("Membership").contains("func testEmptyEmail()"))
        #expect(try tests("AsyncList/ClientList").contains("func testLoading()"))
        #expect(try tests("Result/ClientReply").contains("func testNotFound()"))
        #expect(try tests("Container/ClientBox").contains(".stub(state: .idle)).clientBoxStartView.exists"))
    }

    @Test func uiTestsShareOneBaseClass() throws {
        let base = try #require(SamplePackage.written("Tests/ShopUITests/Support/ShopViewModelViewTestCase.swift"))
        #expect(base.contains("continueAfterFailure = false"))
        let operations = try #require(
            SamplePackage.written("Sources/Shop/Errands/ErrandListViewModelOperations.swift"))
        #expect(operations.contains("public protocol ErrandListViewModelOperations: ViewModelOperations {}"))
    }
}
