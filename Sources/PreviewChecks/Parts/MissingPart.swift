package import Diagnostics
package import PreviewCatalog

/// A part of a view that the package lacks, with the command that makes it.
package struct MissingPart: Hashable, Sendable {
    /// What is missing.
    package enum Kind: Hashable, Sendable {
        /// The view of a ViewModel.
        case view
        /// Every preview of a view.
        case preview
        /// The UI tests of an interactive view.
        case uiTests
        /// The previews of values that the stub of the ViewModel can have.
        case cases([StubArgument])
    }

    /// What is missing.
    package let kind: Kind
    /// The name of the ViewModel.
    package let viewModelName: String
    /// The name of the view, even if there is none.
    package let viewName: String
    /// The place of the ViewModel.
    package let place: SourcePlace
    /// The command that makes the part.
    package let command: String

    /// Whether settings turn off the rule that finds such parts.
    package func isOff(in severities: CheckSeverities) -> Bool { severities.severity(of: rule) == .off }

    private var rule: any CheckRule {
        switch kind {
        case .view: MissingView()
        case .preview: MissingPreview()
        case .uiTests: MissingUITests()
        case .cases: MissingCasePreview()
        }
    }

    /// What is missing, as a sentence.
    package var message: String {
        switch kind {
        case .view: "\(viewModelName) has no view."
        case .preview: "\(viewName) has no preview."
        case .uiTests: "\(viewName) has operations and no UI tests."
        case .cases(let arguments):
            "\(viewName) has no preview with \(arguments.map(\.code).joined(separator: ", "))."
        }
    }
}
