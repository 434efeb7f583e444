public import Foundation

/// Something that a template asked for while rendering and did not get.
public struct TemplateDiagnostic: Hashable, Sendable {
    /// What was asked for.
    public let problem: TemplateProblem
    /// The tag; for a template that was asked for by name and is not there, nil.
    public let location: TemplateLocation?
}

extension TemplateDiagnostic: LocalizedError {
    /// What is wrong and what to do about it, without the place.
    public var message: String { problem.message }

    /// The place, what is wrong there, and what to do about it.
    public var errorDescription: String? {
        location.map { "\($0): \(message)" } ?? message
    }
}
