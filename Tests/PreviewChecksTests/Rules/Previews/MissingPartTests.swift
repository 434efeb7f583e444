import FOSMVVM
import Foundation
import PreviewCatalog
import PreviewSnapshots
import Testing

@testable import PreviewChecks

/// ViewModels, views, UI tests and cases that are not there, in a package with files.
@Suite struct MissingPartTests {
    /// A package with the file of a lamp and of its parts, in the folder of temporary files.
    private struct Package {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString)")

        init(_ files: [String: String] = [:]) throws {
            let usual = ["Package.swift": "// swift-tools-version: 6.3\n", Self.file: "\n"]
            for (path, text) in usual.merging(files, uniquingKeysWith: { $1 }) {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        static let file = "Sources/Lamps/Models.swift"

        func record(_ type: any ViewModel.Type, file: String = Package.file) -> ViewModelRecord {
            ViewModelRecord(type, file: folder.appending(path: file).path, line: 3)
        }

        func sample(_ viewModels: [any ViewModel.Type], previews: [PreviewRecord] = []) -> SamplePackage {
            SamplePackage(root: folder, templates: [:], previews: previews, viewModels: viewModels.map { record($0) })
        }
    }

    private static func run(_ arguments: String) -> String {
        "swift run \(HostProgram.quoted(HostProgram.runningName)) generate \(arguments)"
    }

    @Test func aViewModelWithoutViewIsFound() throws {
        let package = try Package().sample([WickViewModel.self])
        #expect(
            package.lines(MissingView()) == [
                "Sources/Lamps/Models.swift:3: WickViewModel has no view. Run '\(Self.run("view Wick"))'."
            ])
        #expect(package.lines(MissingPreview()) == [], "one finding for one ViewModel")
    }

    @Test func theFixIsTheCommandAlone() throws {
        let package = try Package().sample([WickViewModel.self])
        let findings = CheckRun(rules: [MissingView()]).report(on: package.subject).findings
        #expect(findings.map(\.fix) == ["Run '\(Self.run("view Wick"))'."])
    }

    @Test func partsOfOthersAndNestedTypesNeedNoView() throws {
        let package = try Package().sample([
            WickViewModel.self, CandleViewModel.self, CandleViewModel.DripViewModel.self,
        ])
        #expect(package.lines(MissingView()).map { $0.contains("CandleViewModel") } == [true])
    }

    @Test func viewModelsOfOtherPackagesAreNotFound() throws {
        let package = try Package()
        var sample = package.sample([])
        sample.viewModels = [package.record(WickViewModel.self, file: "Sources/Elsewhere/WickViewModel.swift")]
        #expect(sample.lines(MissingView()) == [])
    }

    @Test func aViewWithoutPreviewIsFound() throws {
        let package = try Package().sample([ShadeViewModel.self])
        #expect(package.lines(MissingView()) == [])
        #expect(
            package.lines(MissingPreview()) == [
                "Sources/Lamps/Models.swift:3: ShadeView has no preview. Run '\(Self.run("previews Shade"))'."
            ])
    }

    @Test func aTemplateIsAView() throws {
        var package = try Package().sample([WickViewModel.self])
        package.templates = ["WickView": "<p></p>"]
        #expect(package.lines(MissingView()) == [])
        #expect(
            package.lines(MissingPreview()) == [
                "Sources/Lamps/Models.swift:3: WickView has no preview. "
                    + "Run '\(Self.run("view Wick --views template"))'."
            ])
    }

    @Test func casesWithoutPreviewAreFound() throws {
        let stub = "extension LampViewModel { static func stub(isDimmed: Bool = false, state: State = .on) -> Self }\n"
        let package = try Package([Package.file: stub, "Sources/Lamps/State.swift": "enum State: String {}\n"])
        let lit = PreviewRecord.lamp("Lit", LampViewModel(isDimmed: false, state: .on))
        let off = PreviewRecord.lamp("Off", line: 12, LampViewModel(isDimmed: true, state: .off))
        #expect(
            package.sample([LampViewModel.self], previews: [lit]).lines(MissingCasePreview()) == [
                "Sources/Lamps/Models.swift:3: LampView has no preview with isDimmed: true, state: .off. "
                    + "Run '\(Self.run("previews Lamp"))'."
            ])
        #expect(package.sample([LampViewModel.self], previews: [lit, off]).lines(MissingCasePreview()) == [])
    }

    private static let stub =
        "enum State {}\nextension LampViewModel { static func stub(state: State = .on) -> Self }\n"

    @Test func anEnumOfAnotherFolderIsData() throws {
        let stub = Self.stub.replacing("enum State {}", with: "")
        let package = try Package([Package.file: stub, "Sources/Shared/State.swift": "enum State {}\n"])
        let lit = PreviewRecord.lamp("Lit", LampViewModel(isDimmed: false, state: .on))
        #expect(package.sample([LampViewModel.self], previews: [lit]).lines(MissingCasePreview()) == [])
    }

    @Test func onlyParametersOfTheStubAreCases() throws {
        let package = try Package([Package.file: Self.stub])
        let lit = PreviewRecord.lamp("Lit", LampViewModel(isDimmed: false, state: .on))
        let lines = package.sample([LampViewModel.self], previews: [lit]).lines(MissingCasePreview())
        #expect(lines.map { $0.contains("preview with state: .off. Run") } == [true])
    }

    private static func broken() throws -> LampViewModel { throw CocoaError(.fileNoSuchFile) }

    @Test func aBrokenPreviewMayShowAnyCase() throws {
        let package = try Package([Package.file: Self.stub])
        let lit = PreviewRecord.lamp("Lit", LampViewModel(state: .on))
        let broken = PreviewRecord(name: "Broken", file: "/package/Sources/Lamps/LampView.swift", line: 20) {
            LampView.previewHost(viewModel: try Self.broken())
        }
        #expect(package.sample([LampViewModel.self], previews: [lit, broken]).lines(MissingCasePreview()) == [])
    }
}

@ViewModel
struct WickViewModel {
    let length: Double
    var vmId = ViewModelId(type: Self.self)

    init(length: Double = 3) { self.length = length }

    static func stub() -> Self { Self() }
}

@ViewModel
struct CandleViewModel {
    let wicks: [WickViewModel]
    var vmId = ViewModelId(type: Self.self)

    init(wicks: [WickViewModel] = []) { self.wicks = wicks }

    static func stub() -> Self { Self() }

    @ViewModel
    struct DripViewModel {
        let size: Double
        var vmId = ViewModelId(type: Self.self)

        init(size: Double = 1) { self.size = size }

        static func stub() -> Self { Self() }
    }
}

#if SwiftViews && os(Linux)
    import SwiftUI

    extension MissingPartTests {
        private static let snuffer = PreviewRecord(
            name: "Usual", file: "/package/Sources/Lamps/SnufferView.swift", line: 4
        ) {
            SnufferView.previewHost(viewModel: .stub())
        }

        private func lines(_ files: [String: String] = [:]) throws -> [String] {
            let package = try Package(files)
            return package.sample([SnufferViewModel.self], previews: [Self.snuffer]).lines(MissingUITests())
        }

        @Test func aViewWithOperationsNeedsUITests() throws {
            #expect(
                try lines() == [
                    "Sources/Lamps/Models.swift:3: SnufferView has operations and no UI tests. "
                        + "Run '\(Self.run("uitests Snuffer"))'."
                ])
        }

        @Test(arguments: [
            "class SnufferViewUITests: LampsTestCase<SnufferViewModel, SnufferOps> {}",
            "let screen = try await present(SnufferView.self, .stub())",
        ])
        func aTestNamesTheViewOrItsViewModel(code: String) throws {
            #expect(try lines(["Tests/LampsUITests/SnufferTests.swift": "import FOSTestingUI\n\(code)\n"]) == [])
            #expect(try lines(["LampsUITests/SnufferTests.swift": "import FOSTestingUI\n\(code)\n"]) == [])
            #expect(try lines(["Tests/LampsTests/SnufferTests.swift": "import Testing\n\(code)\n"]).count == 1)
        }

        @Test func theTestOfAnotherViewDoesNotCount() throws {
            let code = "import FOSTestingUI\npresent(CandleSnufferView.self, .stub())\n"
            #expect(try lines(["Tests/LampsUITests/SnufferTests.swift": code]).count == 1)
        }

        @Test func aViewWithoutOperationsNeedsNone() throws {
            let package = try Package().sample([LampViewModel.self], previews: [.lamp("Lit", .stub())])
            #expect(package.lines(MissingUITests()) == [])
        }
    }

    @ViewModel
    struct SnufferViewModel {
        let name: String
        var vmId = ViewModelId(type: Self.self)
        var operations: SnufferOps { SnufferOps() }

        init(name: String = "Brass") { self.name = name }

        static func stub() -> Self { Self() }
    }

    struct SnufferOps: ViewModelOperations {}

    struct SnufferView: ViewModelView {
        let viewModel: SnufferViewModel

        init(viewModel: SnufferViewModel) { self.viewModel = viewModel }

        var body: some View { Text(verbatim: viewModel.name) }
    }
#endif
