import Diagnostics
import HTMLRendering
import PreviewCatalog
import TemplateEngine

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
