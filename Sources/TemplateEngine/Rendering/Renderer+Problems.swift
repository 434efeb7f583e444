import Diagnostics

extension Renderer {
    /// Reports a name that is not found.
    mutating func reportUnresolved(_ path: NamePath, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(name)
        guard isNew(name, at: position) else { return }
        report(.unresolvedName(name, nearest: nearest(to: path)), at: position)
    }

    /// Reports a value that cannot be printed.
    mutating func reportNoText(_ path: NamePath, _ value: TemplateValue, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(name)
        if isNew(name, at: position) { report(.noText(name, kind: value.kind), at: position) }
    }

    /// Reports a value in a dynamic tag that is not the name of a template.
    mutating func reportNoTemplateName(_ path: NamePath, _ value: TemplateValue, at position: Int) {
        let name = library.program.spelling(of: path)
        mark(library.program.callSign(at: position) + "*" + name)
        if isNew(name, at: position) { report(.notATemplateName(name, kind: value.kind), at: position) }
    }

    /// Reports a template that cannot be used in a tag, or by the caller if there is no position.
    mutating func reportTemplate(_ name: String, at position: Int? = nil) {
        mark((position.map { library.program.callSign(at: $0) } ?? "> ") + name)
        guard isNew(name, at: position) else { return }
        switch library.index.match(name) {
        case .found(let number):
            if let error = library.errors[number], !diagnostics.contains(error) { diagnostics.append(error) }
        case .ambiguous(let names): report(.ambiguousTemplate(name, candidates: names), at: position)
        case .missing: report(.missingTemplate(name, nearest: nearestTemplates(to: name)), at: position)
        }
    }

    /// Reports why a partial is not rendered.
    mutating func report(_ problem: Diagnostic, inPlaceOf name: String, at position: Int) {
        mark(library.program.callSign(at: position) + name)
        if isNew(name, at: position) { report(problem, at: position) }
    }

    /// Reports templates that include each other too deeply, at the tag that is undone.
    mutating func reportEndless(_ abandoned: Frame) {
        let program = library.program
        let name = program.name(ofEntry: abandoned.entry)
        if let call = abandoned.call { mark(program.callSign(at: call) + name) }
        guard isNew(name, at: abandoned.call) else { return }
        report(.endless(name, limit: Self.maxDepth), at: abandoned.call)
    }

    /// Reports the limit at which rendering stops, and writes a mark instead of the page.
    mutating func reportStop(_ problem: Diagnostic, at position: Int) {
        mark(library.program.template(ofInstruction: position).name)
        report(problem, at: position)
    }

    private mutating func mark(_ text: String) {
        if unresolved == .marked { output.appendEscaped("⚠ \(text)".utf8.span) }
    }

    /// Whether a place and subject have no diagnostic yet. Each has at most one.
    private mutating func isNew(_ subject: String, at position: Int?) -> Bool {
        reported.insert(Report(instruction: position ?? -1, subject: subject)).inserted
    }

    private mutating func report(_ problem: Diagnostic, at position: Int?) {
        diagnostics.append(problem.at(position.map { library.program.location(of: $0) }))
    }
}

extension Program {
    /// Returns the sigil in a mark for the call at `position`.
    fileprivate func callSign(at position: Int) -> String {
        if case .block = instructions[position] { return "$ " }
        return isParent(at: position) ? "< " : "> "
    }

    /// Whether the call at `position` belongs to a parent tag.
    private func isParent(at position: Int) -> Bool {
        guard position > 0, case .arguments = instructions[position - 1] else { return false }
        return true
    }

    /// Returns the name of the template that contains an instruction.
    fileprivate func name(ofEntry instruction: Int) -> String {
        template(ofInstruction: instruction).name
    }
}

/// The identity of a diagnostic in a rendering: an instruction, and the name it looked up.
struct Report: Hashable {
    let instruction: Int
    let subject: String
}

/// A search for names that are similar to an unknown name.
struct NearestSearch: Hashable {
    let word: String
    /// The shapes of the searched objects, which live as long as the rendering. Nil for templates.
    let shapes: [ObjectIdentifier]?
}
