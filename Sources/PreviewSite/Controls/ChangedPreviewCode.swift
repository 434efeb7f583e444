import FOSMVVM
import PreviewCatalog

/// The source of a preview with the changed values, as a `#Preview` to copy.
struct ChangedPreviewCode: Codable, Sendable {
    /// Nil if a value cannot be written.
    let code: String?
    /// Why the values cannot be written. Nil if they can.
    let problem: LocalizableSubstitutions?
    let title: LocalizableString
    let copyLabel: LocalizableString

    /// Nil if no value is changed, and for a preview whose source is not known.
    init?(_ rendering: PreviewRendering) {
        guard !rendering.effective.isEmpty, let source = rendering.preview.source,
            let viewModel = rendering.viewModel
        else { return nil }
        title = Self.text("title")
        copyLabel = Self.text("copyLabel")
        do throws(StubCode.Unwritten) {
            code = source.text(with: try StubCode(in: rendering.content).code(of: viewModel))
            problem = nil
        } catch {
            code = nil
            problem = Self.text(of: error)
        }
    }

    private static func text(of error: StubCode.Unwritten) -> LocalizableSubstitutions {
        switch error {
        case .values(let viewModel, let names):
            text("noParameters").bind(substitutions: [
                "viewModel": LocalizableString.constant(viewModel),
                "names": LocalizableString.constant(names.joined(separator: ", ")),
            ])
        case .arguments(let viewModel):
            text("unknownArguments").bind(substitutions: ["viewModel": LocalizableString.constant(viewModel)])
        }
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}

extension StubCode {
    /// Creates the writer of the stubs that the files of a content declare.
    init(in content: PackageContent) {
        self.init { type in
            guard let place = content.catalog.place(ofViewModel: ViewModelName.of(type)),
                let source = content.sources.text(at: place)
            else { return [] }
            return StubParameters.parameters(ofType: TypeName.of(type), in: source)
        }
    }
}
