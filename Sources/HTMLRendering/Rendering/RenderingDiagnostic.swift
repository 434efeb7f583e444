public import FOSMVVM
public import Foundation
public import TemplateEngine

/// Something that is missing or wrong in a rendered view.
public struct RenderingDiagnostic: LocalizedError, Hashable, Sendable {
    /// What is missing or wrong.
    public enum Kind: String, Sendable {
        /// A name that the ViewModel does not have.
        case name
        /// A partial or a parent template.
        case partial
        /// The view's template, or one that it includes: it does not parse, or rendering it does not end.
        case template
        /// A text in the locale.
        case key
        /// The ViewModel itself, which could not be encoded.
        case viewModel
    }

    /// What is missing or wrong.
    public let kind: Kind
    /// What happened and what to do, without the place.
    public let message: String
    /// The file, where one is known.
    public let file: String?
    /// The line, from 1.
    public let line: Int?
    /// The column in the line, from 1.
    public let column: Int?
    /// The line's text, where it helps.
    public let source: String?

    /// The place and what happened, as a line for a terminal.
    public var errorDescription: String? {
        let place = FilePlace.text(file: file, line: line, column: column)
        return place.isEmpty ? message : "\(place): \(message)"
    }
}

extension RenderingDiagnostic {
    /// What a template asked for and did not get.
    public init(_ diagnostic: TemplateDiagnostic) {
        if case .brokenTemplate(_, let error) = diagnostic.problem {
            self.init(error)
        } else {
            self.init(Kind(diagnostic.problem), diagnostic.message, at: diagnostic.location)
        }
    }

    /// A template that does not parse.
    public init(_ error: TemplateParseError) {
        self.init(.template, error.message, at: error.location)
    }

    /// A text that is missing, or a YAML file that cannot be read.
    public init(_ problem: LocalizationProblem) {
        kind = .key
        message = problem.message
        file = problem.file
        line = problem.line
        column = problem.column
        source = problem.source
    }

    init(encoding error: any Error, of viewModel: any ViewModel) {
        let name = String(describing: type(of: viewModel))
        self.init(.viewModel, "\(name) could not be encoded: \(error.localizedDescription)", at: nil)
    }

    private init(_ kind: Kind, _ message: String, at location: TemplateLocation?) {
        self.kind = kind
        self.message = message
        file = location?.file
        line = location?.line
        column = location?.column
        source = location?.lineText
    }
}

extension RenderingDiagnostic.Kind {
    fileprivate init(_ problem: TemplateProblem) {
        self =
            switch problem {
            case .missingTemplate, .ambiguousTemplate, .notATemplateName: .partial
            case .brokenTemplate, .endless, .tooManySteps, .tooMuchOutput: .template
            case .unresolvedName, .noText, .unexplored: .name
            }
    }
}
