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
        return findings + dynamicTags(in: package, previews, besides: Set(tags.map(\.place)))
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
        in package: CheckedPackage, _ previews: CheckedPreviews, besides known: Set<SourcePlace?>
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

/// Finds templates that no view uses.
struct UnusedTemplate: PackageRule {
    let name = "unused-template"
    let severity = CheckSeverity.warning
    let summary = "No view uses a template"
    let explanation = """
        A template that is never included is needless work to maintain. Used templates are those of all views, those \
        that they include in any section, and those that replace templates of the host. If a used template includes \
        another by a value, {{> *name}}, any template may be used, and the rule reports none. A template that is probably meant for a view \
        without one is reported as missing-template. Templates of other packages are not reported.
        """
    let fix = "Remove the template, or include it."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        let used = package.usedTemplates()
        guard !package.inclusions.hasDynamicTags(in: used) else { return [] }
        let meant = Set(package.catalog.viewNames.compactMap(package.unclaimedTemplates().misspelled))
        let unused = package.ownTemplates().filter { !used.contains($0.name) && !meant.contains($0.name) }
        return unused.map { template in
            finding(
                "No view uses the template \(template.name). Remove it, or include it.",
                at: package.place(template.file))
        }
    }
}

/// Finds templates that do not parse or cannot be read, and those whose rendering does not end.
struct TemplateSyntax: CatalogRule {
    let name = "template-syntax"
    let severity = CheckSeverity.error
    let summary = "A template does not parse, or rendering it does not end"
    let explanation = """
        A template that does not parse, or is in a folder that cannot be read, is left out. Every view that includes \
        it shows a mark in its place. Templates that include each other without end, or more often than the limit \
        allows, are found if a preview reaches them. Tags of other template languages, such as {% if %}, are text in \
        Mustache and would appear on the page.
        """
    let fix = "Fix the tag in the message: close what is open, in the reverse order of opening."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        let templates = package.renderer.templates
        return (templates.errors + templates.unreadableFolders + previews.diagnostics(Diagnostic.Kind.brokenTemplates))
            .map { finding($0, package.paths) }
            + package.templates.flatMap { template in
                template.foreignTags.map { tag in
                    finding(tag.message, at: package.place(template.place(at: tag.offset)))
                }
            }
    }
}

extension TemplateOutline {
    /// A tag of another template language, which Mustache prints as it is.
    fileprivate struct ForeignTag {
        /// The tag's first byte in the template.
        let offset: Int
        private let text: String

        fileprivate init(offset: Int, text: String) {
            self.offset = offset
            self.text = text
        }

        var message: String {
            let content = text.dropFirst(2).dropLast(2).trimmingPrefix(/[-=]/)
            let advice = ForeignKeyword.advice(on: String(content)) ?? "A Mustache tag begins with {{."
            return "Mustache prints \(text.excerpt(40)) as it is. \(advice)"
        }
    }

    /// The tags `{% … %}` and `<% … %>` of the markup, each on one line.
    fileprivate var foreignTags: [ForeignTag] {
        guard markup.contains(UInt8(ascii: "%")) else { return [] }
        var tags: [ForeignTag] = []
        var start: Int?
        for index in markup.indices.dropLast() {
            switch (markup[index], markup[index + 1]) {
            case (UInt8(ascii: "{"), UInt8(ascii: "%")), (UInt8(ascii: "<"), UInt8(ascii: "%")):
                start = start ?? index
            case (UInt8(ascii: "%"), UInt8(ascii: "}")), (UInt8(ascii: "%"), UInt8(ascii: ">")):
                guard let first = start, index > first + 1 else { continue }
                let text = String(decoding: markup[first...(index + 1)], as: UTF8.self)
                tags.append(ForeignTag(offset: first, text: text))
                start = nil
            case (UInt8(ascii: "\n"), _): start = nil
            default: break
            }
        }
        return tags
    }
}

/// Finds unknown names in templates.
struct UnknownName: CatalogRule {
    let name = "unknown-name"
    let severity = CheckSeverity.error
    let summary = "A template uses a name that the ViewModel does not have"
    let explanation = """
        An unknown name shows a mark instead of a value. The rule looks up names in every preview, as rendering does. \
        In a section that a preview does not open, it uses the values of other previews of the view: members, items \
        and associated values. If a partial finds its values elsewhere, the tag that includes it in a wrong place is reported. \
        The rule cannot check values that no preview has, such as the items of a list that is always \
        empty, an optional that is always nil, or the associated values of a case that is never shown.
        """
    let fix = "Fix the name, or add the property. If the name belongs to a state without a preview, add a preview."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        let unresolved = package.renderer.unresolvedNames(of: previews.all.map(\.inspected))
        let rendered = previews.diagnostics([.unknownName, .unexplored]).filter { diagnostic in
            diagnostic.place.map { !unresolved.explained.contains($0) } ?? true
        }
        var places: Set<SourcePlace?> = []
        return
            (Self.mostSpecificFirst(rendered.map { finding($0, package.paths) })
            + unresolved.diagnostics.map { finding($0, package.paths) }).filter { places.insert($0.place).inserted }
    }

    /// Returns the findings with a suggestion first, because their messages are longer. Which names are similar depends on the sections that a preview
    /// opens.
    private static func mostSpecificFirst(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { ($1.message.count, $0) < ($0.message.count, $1) }
    }
}

extension Diagnostic.Kind {
    /// The problems of a template that is left out, or whose rendering stops.
    static let brokenTemplates: Set = [Self.templateSyntax, .renderingLimit, .unreadable, .invalidFile]
}
