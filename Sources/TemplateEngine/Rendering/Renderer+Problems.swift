extension Renderer {
    /// Reports a name that leads nowhere.
    mutating func reportUnresolved(_ path: NamePath, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(name)
        report(name, at: position) { renderer in
            .unresolvedName(name, nearest: renderer.nearest(to: path))
        }
    }

    /// Reports a value that cannot be printed.
    mutating func reportNoText(_ path: NamePath, _ value: TemplateValue, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(name)
        report(name, at: position) { _ in .noText(name, kind: value.kind) }
    }

    /// Reports a value that names no template, in a dynamic tag.
    mutating func reportNoTemplateName(_ path: NamePath, _ value: TemplateValue, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(library.program.callSign(at: position) + "*" + name)
        report(name, at: position) { _ in .notATemplateName(name, kind: value.kind) }
    }

    /// Reports a template that cannot be used, wanted by a tag or, with no position, by the caller.
    mutating func reportTemplate(_ name: String, at position: Int? = nil) {
        mark((position.map { library.program.callSign(at: $0) } ?? "> ") + name)
        report(name, at: position) { renderer in
            switch renderer.library.resolve(name) {
            case .missing(let nearest): .missingTemplate(name, nearest: nearest)
            case .ambiguous(let candidates): .ambiguousTemplate(name, candidates: candidates)
            case .broken(let error): .brokenTemplate(name, error)
            case .found: nil
            }
        }
    }

    /// Reports templates that include each other too deeply, at the tag that is taken back.
    mutating func reportEndless(_ abandoned: Frame) {
        let program = library.program
        let name = program.name(ofEntry: abandoned.entry)
        if let call = abandoned.call { mark(program.callSign(at: call) + name) }
        report(name, at: abandoned.call) { _ in .endless(name, limit: Self.maximumDepth) }
    }

    private mutating func mark(_ text: String) {
        if unresolved == .marked { output.appendEscaped("⚠ \(text)".utf8.span) }
    }

    /// Adds a diagnostic, once for each place and subject.
    private mutating func report(
        _ subject: String, at position: Int?, _ problem: (borrowing Renderer) -> TemplateProblem?
    ) {
        guard reported.insert(Report(instruction: position ?? -1, subject: subject)).inserted else { return }
        guard let problem = problem(self) else { return }
        diagnostics.append(
            TemplateDiagnostic(problem: problem, location: position.map { library.program.location(of: $0) }))
    }
}

extension Program {
    /// What a marker shows before the name of what is called at `position`.
    fileprivate func callSign(at position: Int) -> String {
        if case .block = instructions[position] { return "$ " }
        return isParent(at: position) ? "< " : "> "
    }

    /// Whether the call at `position` is a parent tag's.
    private func isParent(at position: Int) -> Bool {
        guard position > 0, case .arguments = instructions[position - 1] else { return false }
        return true
    }

    /// The name of the template that an instruction belongs to.
    fileprivate func name(ofEntry instruction: Int) -> String {
        template(at: Int(places[instruction])).name
    }
}
