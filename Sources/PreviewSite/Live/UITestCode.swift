import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewGenerators

/// The source of a UI test that repeats what a visitor did with a preview.
struct UITestCode: Codable, Sendable {
    let title: LocalizableString
    let copyLabel: LocalizableString
    let code: String

    /// Creates the test. Nil for a view without a ViewModel, or with one that a test cannot name.
    init?(of inputs: LiveInputs, in session: LiveSession, leadingTo state: LiveState, context: PageContext) {
        let subject = session.subject
        guard let preview = context.content.catalog.preview(subject.viewModel, slug: subject.slug),
            let draft = UITestDraft(of: preview, subject, context: context),
            let code = try? draft.code(of: inputs, leadingTo: state)
        else { return nil }
        title = StepList.text("testTitle")
        copyLabel = StepList.text("copyLabel")
        self.code = code
    }
}

extension UITestCode {
    /// Whether a test can name the ViewModel of a preview.
    static func canName(_ preview: Preview) -> Bool { UITestDraft.names(of: preview) != nil }

    /// Returns the source of a test that repeats what the reader did with a preview, or that only presents it. Nil if no test
    /// can name its ViewModel.
    static func text(of preview: Preview, in context: PageContext) -> String? {
        if let session = context.findSession(), let state = session.lastState {
            return UITestCode(of: session.inputs, in: session, leadingTo: state, context: context)?.code
        }
        let subject = context.liveSubject(of: preview, for: context.request.visitor ?? Visitor())
        return UITestDraft(of: preview, subject, context: context).flatMap { try? $0.code() }
    }
}

/// What a UI test of a preview begins with.
private struct UITestDraft {
    private let preview: Preview
    private let module: String
    private let viewModel: String
    private let stub: String?
    private let locale: LocaleIdentifier?
    private var notes: [String] = []

    init?(of preview: Preview, _ subject: LiveSessionKey, context: PageContext) {
        guard let names = Self.names(of: preview) else { return nil }
        self.preview = preview
        (module, viewModel) = names
        // The region of the reader changes no texts.
        let shown = preview.shownLocale(for: context.locales.preview)
        locale = shown == context.content.localizations.defaultLocale ? nil : shown
        stub = context.access.seesSources ? Self.stub(of: preview, subject, context: context) : nil
        guard stub == nil else { return }
        notes.append("Present the ViewModel of the preview \(preview.name) here. Its code does not show it.")
        for argument in subject.arguments.sorted {
            notes.append("The preview had another value here: \(argument.path) = \(argument.text.excerpt(80))")
        }
    }

    /// Returns the names of the ViewModel's module and of its type in it. Nil if a test cannot write them.
    static func names(of preview: Preview) -> (module: String, type: String)? {
        let names = String(reflecting: preview.viewModelType).split(separator: ".", maxSplits: 1).map(String.init)
        guard preview.showsViewModel, names.count == 2, names[1].allSatisfy(\.isPartOfTypeName) else { return nil }
        return (names[0], names[1])
    }

    /// Returns the code of the ViewModel, in one line if it can be. Nil if it is not known, or if changed values cannot be written.
    private static func stub(of preview: Preview, _ subject: LiveSessionKey, context: PageContext) -> String? {
        guard !subject.arguments.isEmpty else {
            guard let code = preview.source?.viewModel else { return nil }
            // Comments and texts of several lines end with their lines.
            guard !code.contains("//"), !code.contains("\"\"\"") else { return code }
            return code.replacing(/\(\s*\n\s*/, with: "(").replacing(/\s*\n\s*\)/, with: ")")
                .replacing(/\s*\n\s*/, with: " ")
        }
        let changes = PreviewChanges(arguments: subject.arguments, timeZone: context.timeZone.identifier)
        let changed = try? preview.make(changes).made.subject.viewModel
        return changed.flatMap { try? StubCode(in: context.content).code(of: $0).line }
    }

    /// Returns the code of a test that presents the view, and does nothing with it.
    func code() throws -> String { try generator(operations: nil).text() }

    private func generator(operations: String?) -> StepsTestGenerator {
        var generator = StepsTestGenerator(
            viewName: preview.viewName, previewName: preview.name, module: module, viewModel: viewModel,
            operations: operations)
        generator.stub = stub == ".stub()" ? nil : stub
        generator.locale = locale?.tag
        generator.notes = notes
        return generator
    }

    func code(of inputs: LiveInputs, leadingTo state: LiveState) throws -> String {
        let operations = state.maskedOperations
        let own = operations.first { $0.type == "\(preview.viewName)StubOps" } ?? operations.first
        var generator = generator(operations: own?.type)
        if inputs.isCut { generator.notes.append("The first steps are missing. The host keeps only the last ones.") }
        generator.steps = inputs.steps.flatMap { $0.masking(state.secrets).testSteps }
        generator.assertions = own.map { $0.assertions(changed: state.changedMembers) } ?? []
        let others = Set(operations.filter { $0.type != own?.type }.map(\.type)).sorted()
        generator.steps += others.map { .note("\($0) is not read: a test case has one type of operations.") }
        return try generator.text()
    }
}

extension LiveStep {
    /// What a UI test does for the step.
    fileprivate var testSteps: [UITestStep] {
        guard let control, let query = control.query, !control.title.isEmpty else {
            return [.note("Not possible in a test: \(control?.title ?? name)")]
        }
        let element = UITestElement(query: query, name: control.title, number: number)
        let opening = opener.map { [UITestStep.tap(UITestElement(query: "buttons", name: $0.title))] } ?? []
        return opening + (waits ? [.wait(element)] : []) + steps(with: element, control)
    }

    private func steps(with element: UITestElement, _ control: PageControl) -> [UITestStep] {
        switch act {
        case .press: return [.tap(element)]
        case .submit: return [.submit(element)]
        case .choose(let choice): return [.adjust(choice.label, element)]
        case .enter(let text, let replaces):
            switch control.kind {
            case .colorWell, .datePicker: return [.adjust(text, element)]
            case .slider:
                guard let limits = control.limits, let value = Double(text) else { return [] }
                let length = limits.upperBound - limits.lowerBound
                return [.slide((value - limits.lowerBound) / length, element)]
            default:
                let note = "Replace the dots: the host does not show what was entered into \(control.title)."
                return (text == LiveState.mask ? [.note(note)] : []) + [.type(text, element, clears: replaces)]
            }
        }
    }
}

extension LiveState {
    /// The names of the members of operations that have changed.
    fileprivate var changedMembers: Set<String> { Set(events.flatMap(\.changes).map(\.name)) }
}

extension LiveOperations {
    /// Returns what a test can expect of the operations.
    ///
    /// - Parameter changed: The names of the members that have changed.
    fileprivate func assertions(changed: Set<String>) -> [UITestAssertion] {
        let object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
        return object.sorted { $0.key < $1.key }.compactMap { name, value in
            guard name.allSatisfy(\.isPartOfTypeName), !name.hasPrefix("_") else { return nil }
            switch value {
            case let value as Bool where json.contains("\"\(name)\" : \(value)"):
                if name.hasSuffix("Called") { return .called(name, value) }
                return changed.contains(name) ? .equal(name, value) : nil
            default: return changed.contains(name) && !(value is NSNull) ? .notNil(name) : nil
            }
        }
    }
}

extension Character {
    fileprivate var isPartOfTypeName: Bool { isASCII && (isLetter || isNumber || self == "." || self == "_") }
}
