package import Diagnostics

/// The names that audits do not find, each reported at the place of the mistake.
///
/// If a partial finds a name through other tags, the name is right. Then the tag is reported, which includes the partial
/// where its values are not.
package struct NameReport {
    /// A problem of one of the audited templates.
    package struct Problem {
        /// The index of the audit.
        package let audit: Int
        package let diagnostic: Diagnostic
    }

    /// The problems, each once, in the order of the audits.
    package private(set) var problems: [Problem] = []
    /// The places of names that are right, because a tag is reported instead.
    package private(set) var explained: Set<SourcePlace> = []

    private let program: Program
    private let found: Set<AuditedName>
    /// The tags through which a partial finds any name.
    private let usefulTags: Set<Int>
    private let foundNames: Set<Int>

    init(_ audits: [NameAudit], of program: Program) {
        self.program = program
        found = audits.reduce(into: []) { $0.formUnion($1.found) }
        usefulTags = Set(found.compactMap(\.tag))
        foundNames = Set(found.map(\.position))
        let missing = audits.enumerated().flatMap { index, audit in audit.missing.map { (audit: index, name: $0) } }
        let blamed = Array(zip(missing, tags(of: missing.map(\.name))))
        let names = Dictionary(grouping: blamed, by: \.1).mapValues { $0.map(\.0.name) }
        var known: Set<Int> = []
        for (missing, tag) in blamed where known.insert(tag ?? missing.name.position).inserted {
            let diagnostic = tag.flatMap { problem(of: $0, missing: names[$0] ?? []) } ?? missing.name.diagnostic
            problems.append(Problem(audit: missing.audit, diagnostic: diagnostic))
        }
        for (index, audit) in audits.enumerated() {
            problems += audit.diagnostics.map { Problem(audit: index, diagnostic: $0) }
        }
        let own = Set((names[nil] ?? []).map(\.position))
        explained = Set(missing.map(\.name).filter { !own.contains($0.position) }.compactMap(\.diagnostic.place))
    }

    /// Returns the tag that is wrong for each name. Nil if the name itself is wrong.
    private func tags(of missing: [MissingName]) -> [Int?] {
        let useless = missing.map { name in name.tags.first { !usefulTags.contains($0) } }
        let counts = Dictionary(grouping: zip(missing, useless).filter { $1 != nil }, by: \.1)
            .mapValues { Set($0.map(\.0.position)).count }
        return zip(missing, useless).map { name, useless in
            if foundNames.contains(name.position) {
                return name.tags.last { !found.contains(AuditedName(position: name.position, tag: $0)) }
            }
            // A single name is more probably wrong than the only tag of its template.
            return counts[useless, default: 0] > 1 ? useless : nil
        }
    }

    private func problem(of tag: Int, missing: [MissingName]) -> Diagnostic? {
        guard case .call(let callee, _) = program.instructions[tag], let first = missing.first else { return nil }
        var known: Set<String> = []
        let names = missing.compactMap(\.diagnostic.subject).filter { known.insert($0).inserted }
        let sections = missing.dropFirst().reduce(first.sections) { $0.intersection($1.sections) }
        let section = sections.min { ($0.count, $0) < ($1.count, $1) }
        return Diagnostic.misplacedTag(program.callees[Int(callee)].name, names: names, section: section)
            .at(program.location(of: tag))
    }
}

/// A name that an audit finds.
struct AuditedName: Hashable {
    /// The instruction that looks it up.
    let position: Int
    /// The instruction of a tag that includes the name's template, directly or not. Nil for the audited template.
    let tag: Int?
}

/// A name that an audit does not find.
struct MissingName {
    let diagnostic: Diagnostic
    /// The instruction that looks it up.
    let position: Int
    /// The instructions of the tags that include the name's template, the outermost first.
    let tags: [Int]
    /// The sections that have the name.
    let sections: Set<String>
}

extension TemplateLibrary {
    /// Returns the unknown names in templates and in the templates that they include. Also checks sections that none of
    /// the values opens, as far as their content is known.
    ///
    /// - Parameter views: The names of templates, each with the values that it is rendered with.
    package func unresolvedNames(in views: [(template: String, values: [TemplateValue])]) -> NameReport {
        let audits = views.map { view in
            var audit = NameAudit(contents, view.values)
            if let entry = contents.entry(of: view.template) { audit.walk(from: entry) }
            return audit
        }
        return NameReport(audits, of: contents.program)
    }
}
