import HTMLRendering
import TemplateEngine

/// The versions of the content from which the files that views in use show were last changed.
struct ViewChanges: Sendable {
    /// By the full names of templates.
    private var templates: [String: Int] = [:]
    /// By the types of texts.
    private var types: [String: Int] = [:]
    /// The version of the last change that may affect any view.
    private var all = 0
    private let inclusions: TemplateInclusions

    /// Adds what differs between a content and the one before, if there was any.
    ///
    /// - Parameter inclusions: The templates that each template of the content includes.
    init(version: Int, files: ContentFiles, inclusions: TemplateInclusions, earlier: EarlierContent?) {
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
        if files.assets.paths != before.assets.paths { names.insert(HTMLRenderer.componentTemplate) }
        for name in names { templates[name] = version }
    }

    /// Returns the version of the last change of anything that a view depends on.
    func version(of dependencies: LiveDependencies) -> Int {
        let names = inclusions.used(by: dependencies.templates.sorted())
        let isDynamic = inclusions.hasDynamicTags(in: names.filter { !HTMLRenderer.isOfHost(template: $0) })
        let isSwift = dependencies.templates.contains(HTMLRenderer.componentTemplate)
        let shown = templates.filter { name, _ in
            names.contains(name) || isDynamic || isSwift && HTMLRenderer.isOfComponents(template: name)
        }
        return max(all, shown.values.max() ?? 0, dependencies.types.compactMap { types[$0] }.max() ?? 0)
    }
}
