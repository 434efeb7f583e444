package import Diagnostics
package import TemplateEngine

/// The templates that belong to no view. Among them may be the misspelled template of a view without one.
package struct UnclaimedTemplates: Sendable {
    private let library: TemplateLibrary
    /// The full names, by the names of possible views.
    private let names: [String: String]

    /// Finds the templates of a library that no view has.
    package init(in library: TemplateLibrary, views: some Sequence<String>) {
        let views = Set(views)
        let own = library.names.filter { !HTMLRenderer.isOfHost(template: $0) }
        let unclaimed = own.map { (String($0.split(separator: "/").last ?? ""), $0) }.filter { !views.contains($0.0) }
        names = Dictionary(unclaimed) { first, _ in first }
        self.library = library
    }

    /// Returns the full name of the template that is probably meant for a view. Nil if the view has one, or none is
    /// similar.
    package func misspelled(for view: String) -> String? {
        guard library.isMissing(view) else { return nil }
        let word = Array(view.lowercased())
        let near = names.keys.compactMap { name -> (edits: Int, name: String)? in
            let other = Array(name.lowercased().prefix(2 * word.count))
            let edits = NearestNames.editDistance(word, other)
            return edits * 3 <= max(word.count, other.count) ? (edits, name) : nil
        }
        return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }.flatMap { names[$0.name] }
    }

    /// Returns the diagnostic of a view whose template is misspelled. Nil for other views.
    package func diagnostic(for view: String) -> Diagnostic? {
        misspelled(for: view).map { name in
            Diagnostic(
                .misspelledTemplate, Self.message(view: view, misspelled: name),
                at: library.file(of: name).map { SourcePlace(file: $0) }, subject: view)
        }
    }

    /// Returns a message that a view has no template, with the one that is probably meant.
    package static func message(view: String, misspelled name: String?) -> String {
        guard let name else { return "\(view) has no template. Add \(view).mustache to Templates." }
        return "\(view) has no template. Did you mean \(name).mustache? "
            + "Rename it to \(view).mustache, or add \(view).mustache to Templates."
    }
}
