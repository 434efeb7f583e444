/// One of the two versions of a view that has both a template of its name and a body in Swift.
public enum ViewVersion: String, CaseIterable, Codable, Sendable {
    /// The template, which is shown by default.
    case template
    /// The body in Swift.
    case swift
}

extension HTMLRenderer {
    /// Returns the versions of a view: both if it has a template and a body, or else only the default one, which then
    /// stands for the way in which the view is shown.
    ///
    /// - Parameter hasBody: Whether the view has a body in Swift.
    package func versions(ofView name: String, hasBody: Bool) -> [ViewVersion] {
        hasBody && !templates.isMissing(name) ? ViewVersion.allCases : [.template]
    }
}
