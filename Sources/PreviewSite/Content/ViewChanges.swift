import HTMLRendering
import TemplateEngine

/// The versions of the content from which the files that views show were last changed.
struct ViewChanges: Sendable {
    /// By the full names of templates.
    private var templates: [String: Int] = [:]
    /// By the types of texts.
    private var types: [String: Int] = [:]
    /// The version of the last change that affects all views.
    private var all = 0
    /// The version of the last change that may affect a view: of its template, its texts or the other files that it shows,
    /// except for stylesheets.
    let viewVersion: Int
    private let inclusions: TemplateInclusions

    /// Adds what differs between a content and the one before, if there was any.
    ///
    /// - Parameters:
    ///   - folders: The folders of the files.
    ///   - inclusions: The templates that each template of the content includes.
    init(
        version: Int, files: ParsedFiles, folders: SiteFolders, inclusions: TemplateInclusions,
        earlier: EarlierContent?
    ) {
        viewVersion =
            earlier.flatMap { files.changesViews(since: $0, in: folders) ? nil : $0.content.viewVersion } ?? version
        self.inclusions = inclusions
        let before = earlier?.content.files
        guard let earlier, let before, let changed = files.localizations.typeNames(differingFrom: before.localizations)
        else {
            all = version
            return
        }
        let known = earlier.content.viewChanges
        (templates, types, all) = (known.templates, known.types, known.all)
        for type in changed { types[String(type)] = version }
        var names = files.templates.names(differingFrom: before.templates)
        // Views in Swift find images by their names.
        if files.assets.paths != before.assets.paths || files.packageAssets != before.packageAssets {
            names.insert(HTMLRenderer.componentTemplate)
        }
        for name in names { templates[name] = version }
    }

    /// Returns what changed since a version of the content.
    func since(_ version: Int) -> ChangedFiles {
        var changed = Set(templates.filter { $1 > version }.keys)
        // A tag of the host's own templates includes no other than theirs.
        if changed.contains(where: HTMLRenderer.isOfComponents) { changed.insert(HTMLRenderer.componentTemplate) }
        return ChangedFiles(
            inclusions: inclusions,
            templates: inclusions.including(changed) { !HTMLRenderer.isOfHost(template: $0) },
            types: Set(types.filter { $1 > version }.keys), affectAll: all > version,
            mayAffectAny: viewVersion > version)
    }
}

/// The files that views show and that were changed.
struct ChangedFiles {
    fileprivate let inclusions: TemplateInclusions
    /// The full names of the changed templates, and of those that may include one.
    fileprivate let templates: Set<String>
    fileprivate let types: Set<String>
    fileprivate let affectAll: Bool
    fileprivate let mayAffectAny: Bool

    /// Whether a view must be made again.
    func affect(_ dependencies: ViewDependencies) -> Bool {
        affectAll || dependencies.areUnknown && mayAffectAny
            || !dependencies.types.isDisjoint(with: types) || dependencies.templates.contains(where: isChanged)
    }

    private func isChanged(_ template: String) -> Bool {
        // A template that is no longer there is known by its full name only.
        templates.contains(template) || inclusions.fullNames(for: template).contains(where: templates.contains)
    }
}
