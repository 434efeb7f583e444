import Foundation
import PreviewCatalog
import Testing

@testable import FOSMVVM

/// Previews with changed values, copied as Swift. `CopiedPreviews.swift` contains copies, which are compiled.
///
/// To write the file again, run this test with `RECORD_COPIES=1` in the environment.
struct CopiedPreviewTests {
    private static let file = GalleryPackage.folder.appending(path: "Tests/GalleryTests/CopiedPreviews.swift")
    private static let catalog = PreviewCatalog.load()

    /// A preview with each of its values changed.
    private struct Changed {
        let name: String
        let viewModel: any ViewModel
        /// Nil if the values cannot be written.
        let copy: String?

        init(_ preview: Preview) throws {
            let start = try preview.make(PreviewChanges(arguments: .none, timeZone: "GMT"))
            let texts = Dictionary(start.arguments.map { ($0.path, $0.otherText) }) { first, _ in first }
            let arguments = PreviewArguments(texts: texts.compactMapValues(\.self))
            let changed = try preview.make(PreviewChanges(arguments: arguments, timeZone: "GMT"))
            name = preview.viewModelName
            viewModel = changed.made.subject.viewModel
            let code = try? StubCode(parameters: CopiedPreviewTests.parameters).code(of: viewModel)
            copy = code.flatMap { preview.source?.text(with: $0) }
        }
    }

    private let changed: [Changed]

    init() throws {
        changed = try Self.catalog.previews
            .filter { TypeName.qualified($0.viewModelType).hasPrefix("Gallery.") }.map(Changed.init)
    }

    private static func parameters(of type: any ViewModel.Type) -> [[DeclaredParameter]] {
        guard let place = catalog.place(ofViewModel: ViewModelName.of(type)),
            let source = try? String(contentsOf: GalleryPackage.folder.appending(path: place.file), encoding: .utf8)
        else { return [] }
        return StubParameters.parameters(ofType: TypeName.of(type), in: source)
    }

    @Test func theCompiledCopiesAreThoseOfThePreviews() throws {
        let copies = changed.compactMap(\.copy)
        let code = copies.map { $0.replacing("#Preview", with: "CopiedPreview") }
            .map { $0.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n") }.joined(separator: "\n")
        let text = """
            // swift-format-ignore-file
            import FOSMVVM
            import Foundation
            import PreviewCatalog

            @testable import Gallery

            @CopiedPreviews func copiedPreviews() -> [CopiedPreview] {
            \(code)
            }

            """
        if ProcessInfo.processInfo.environment["RECORD_COPIES"] == "1" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
        #expect(copies.count > 40)
    }

    @Test func aCopyShowsWhatTheChangedPreviewShows() throws {
        let originals = changed.filter { $0.copy != nil }.map(\.viewModel)
        let copies = try copiedPreviews().map { try $0.viewModel() }
        #expect(originals.count == copies.count)
        for (original, copy) in zip(originals, copies) {
            #expect(ValueEquality.isSame(original, copy), "\(type(of: original))")
        }
    }

    /// The exceptions do not store what their initializers are called with, or contain values of plain structs.
    @Test func mostPreviewsCanBeCopied() {
        let others = changed.filter { $0.copy == nil }.map(\.name)
        #expect(
            Set(others) == [
                "CheckInFlowViewModel", "DetailSelectorViewModel", "ItemSelectorViewModel", "ProfileFormViewModel",
                "ProfileViewModel", "SettingsViewModel", "ToolListViewModel",
            ])
    }
}

extension PreviewArgument {
    /// Another text than the present one.
    fileprivate var otherText: String? {
        switch kind {
        case .text: "A \"b\" \\ \(text ?? "")"
        case .wholeNumber: "7"
        case .number: "2.5"
        case .toggle: text == "true" ? "false" : "true"
        case .date: "2027-02-03T04:05:06Z"
        case .choice(let names): names.last
        case .length, .group: nil
        }
    }
}

/// Stands for `#Preview`, which would be a preview of the tests.
struct CopiedPreview {
    let viewModel: () throws -> any ViewModel

    init<Shown: ViewModelView>(
        _ name: String? = nil, traits: PreviewTrait..., @PreviewBuilder body: @escaping PreviewBody<HostedView<Shown>>
    ) {
        viewModel = { try PreviewBuilder.content(of: body).viewModel }
    }
}

@resultBuilder enum CopiedPreviews {
    static func buildBlock(_ copies: CopiedPreview...) -> [CopiedPreview] { copies }
}
