import Diagnostics
import HTMLRendering
import PreviewCatalog
import TemplateEngine

/// Finds views with neither a template nor a body in Swift.
struct MissingTemplate: CatalogRule {
    let name = "missing-template"
    let severity = CheckSeverity.warning
    let summary = "A view has no template of its own"
    let explanation = """
        A view without a template is rendered with the template of its category, so that it is visible before anyone \
        writes HTML. In production, this is rarely intended. The rule missing-partial reports a view that a template \
        includes.
        """
    let fix = "Add a template with the name of the view."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        var known = previews.viewsOfRenderers()
        let previews = package.catalog.previews.filter { known.insert($0.viewName).inserted }
        let included = package.includedNames
        if let finding = finding(forPackageWithoutTemplates: previews, in: package) { return [finding] }
        return previews.compactMap { preview in
            let message: String
            switch package.renderer.templates.resolve(preview.viewName) {
            case .found, .broken: return nil
            case .missing where preview.hasBody || included.contains(preview.viewName): return nil
            case .missing:
                let missing = package.missingTemplate(of: preview.viewName)
                return finding(missing.message, at: missing.place ?? package.place(preview.place))
            case .ambiguous(let names):
                message = "\(preview.viewName) has several templates: \(names.joined(separator: ", ")). Keep one."
            }
            return finding(message, at: package.place(preview.place))
        }
    }

    /// Returns the only finding for a package that has no templates yet. Nil if it has one, also in a wrong place.
    private func finding(forPackageWithoutTemplates previews: [Preview], in package: CheckedPackage) -> CheckFinding? {
        let lacking = previews.filter { !$0.hasBody }
        guard lacking.count > 1, package.templates.isEmpty,
            lacking.allSatisfy({ package.misplacedTemplates().file(for: $0.viewName) == nil })
        else { return nil }
        let file = "Templates/\(lacking[0].viewName).mustache"
        return finding(
            "The package has no templates, so its \(lacking.count) views use those of their categories. Add the first one, "
                + "\(file).", at: nil)
    }
}

/// Finds partials and parent templates that do not exist.
struct MissingPartial: CatalogRule {
    let name = "missing-partial"
    let severity = CheckSeverity.error
    let summary = "A partial or parent tag names a template that does not exist"
    let explanation = """
        A tag without a template shows a mark on the page, unless it names a view in Swift. The rule checks every {{> name}} and {{< name}} in the \
        templates of the package, including sections that no preview opens. It checks names that come from values, {{> \
        *name}}, only where previews reach them.
        """
    let fix = "Fix the name, or add the template. If several templates have this file name, write the whole path."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        var problems: [String: Diagnostic?] = [:]
        let tags = package.templates.flatMap { template in
            template.tags.filter { $0.isStaticCall }.compactMap { tag -> BrokenTag? in
                let problem = problems[tag.name] ?? problem(tag.name, in: package)
                problems[tag.name] = problem
                let place = package.place(template.place(at: tag.range.lowerBound))
                return problem.map { BrokenTag(name: tag.name, message: $0.message, place: place) }
            }
        }
        let findings = tags.groupedInOrder(by: \.name).flatMap { name, tags in
            package.catalog.viewNames.contains(name) && package.renderer.templates.isMissing(name)
                ? [finding(forView: name, includedBy: tags, package)] : tags.map { finding($0.message, at: $0.place) }
        }
        return findings + dynamicTags(in: package, previews, excluding: Set(tags.map(\.place)))
    }

    /// A tag that names no template.
    private struct BrokenTag {
        let name: String
        let message: String
        let place: SourcePlace
    }

    /// Returns the only finding for a view whose template is missing, however many tags include it.
    private func finding(
        forView view: String, includedBy tags: [BrokenTag], _ package: CheckedPackage
    ) -> CheckFinding {
        let missing = package.missingTemplate(of: view)
        let others = tags.map(\.place.description).dropFirst(missing.place == nil ? 1 : 0)
        let also = others.isEmpty ? "" : " Included in \(others.prefix(3).joined(separator: ", "))."
        return finding(missing.message + also, at: missing.place ?? tags[0].place)
    }

    /// Returns the problem with a template's name, for which similar names are suggested.
    private func problem(_ name: String, in package: CheckedPackage) -> Diagnostic? {
        switch package.renderer.templates.resolve(name) {
        case .found, .broken: nil
        case .missing where package.hasSwiftView(namedIn: name): nil
        case .missing(let nearest):
            package.misplacedTemplates().file(for: name).map {
                Diagnostic(.missingTemplate, "There is no template \"\(name)\". \($0.advice)", subject: name)
            } ?? .missingTemplate(name, nearest: nearest)
        case .ambiguous(let names): .ambiguousTemplate(name, candidates: names)
        }
    }

    private func dynamicTags(
        in package: CheckedPackage, _ previews: CheckedPreviews, excluding known: Set<SourcePlace?>
    ) -> [CheckFinding] {
        // A template without a file is the view's own template.
        previews.diagnostics([.missingTemplate]).filter { $0.place != nil }.map { finding($0, package.paths) }
            .filter { !known.contains($0.place) }
    }
}

extension CheckedPackage {
    /// The names in the partial and parent tags of templates.
    fileprivate var includedNames: Set<String> {
        Set(templates.flatMap { $0.tags.filter(\.isStaticCall).map(\.name) })
    }

    /// Returns what to do about the missing template of a view, and the file that is probably meant to be it.
    fileprivate func missingTemplate(of view: String) -> (message: String, place: SourcePlace?) {
        if let misplaced = misplacedTemplates().file(for: view) {
            return ("\(view) has no template. \(misplaced.advice)", SourcePlace(file: misplaced.path))
        }
        let misspelled = unclaimedTemplates().misspelled(for: view)
        let file = misspelled.flatMap(renderer.templates.file).map { place($0) }
        return (UnclaimedTemplates.message(view: view, misspelled: misspelled), file)
    }

    /// Whether a partial includes a view in Swift, which the catalog knows by its previews.
    fileprivate func hasSwiftView(namedIn partial: String) -> Bool {
        let name = partial.split(separator: "/").last.map(String.init)
        return catalog.previews.contains { $0.viewName == name && $0.hasBody }
    }
}

extension Tag {
    fileprivate var isStaticCall: Bool { (kind == .partial || kind == .parent) && !isDynamic }
}
