import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog

/// A preview that an assistant uses. One thread uses it.
final class PreviewUse {
    /// How often it waits for tasks of the view after a step, and for how long.
    private static let (attempts, pause) = (40, 0.05)
    /// The maximum number of lines of the outline in an answer.
    private static let lineLimit = 120

    private let asked: AssistedPreview
    private let session: LiveSession
    private var state: LiveState
    private var steps: [UsePreviewOutput.Step] = []
    private var problem: String?

    /// Starts the view.
    ///
    /// - Throws: ``AssistantError`` for a view that cannot be used.
    init(of asked: AssistedPreview) throws {
        self.asked = asked
        let context = asked.context
        let subject = context.liveSubject(of: asked.preview, for: Visitor())
        session = try Self.answering { () throws(PageError) in
            try context.sessions.begin(subject, of: asked.preview, in: context)
        }
        do {
            state = try Self.settled(in: session, context)
        } catch {
            context.sessions.end(session)
            throw error
        }
    }

    /// Ends the process of the view.
    func end() { asked.context.sessions.end(session) }

    /// Does a step. Returns false if that is not possible.
    func perform(_ step: UsePreviewArguments.Step) throws -> Bool {
        let page = PageControls(state.html)
        let before = (outline: PreviewOutline(html: state.html), events: state.events.count)
        do {
            let control = try page.control(for: step)
            var performed = LiveStep(
                control: control, name: control.name ?? control.action ?? "", act: try step.act(with: control))
            performed.locate(on: page)
            var turn = LiveInputs.Turn(input: LiveInput(), steps: [performed])
            guard let input = turn.repeated(on: page) else { throw AssistantError("'\(step.target)' cannot be used.") }
            state = try Self.settled(in: session, asked.context, after: input)
        } catch let error as AssistantError {
            problem = error.localizedDescription
            return false
        }
        let changes = PreviewOutline(html: state.html).changes(since: before.outline)
        let events = state.maskedEvents.dropFirst(before.events)
        steps.append(
            UsePreviewOutput.Step(
                step: step.line, changes: changes,
                operations: events.filter { $0.error == nil }.flatMap(RecordedCall.calls).compactMap(\.line),
                errors: events.compactMap(\.errorLine)))
        problem = state.rejection.map { "The view has rejected it: \($0.message)" }
        return problem == nil
    }

    func output(withTest: Bool) -> UsePreviewOutput {
        let test =
            withTest
            ? UITestCode(of: session.inputs, in: session, leadingTo: state, context: asked.context)?.code : nil
        return UsePreviewOutput(
            id: asked.id, steps: steps, problem: problem,
            outline: Array(PreviewOutline(html: state.html).lines.prefix(Self.lineLimit)), test: test)
    }

    /// Sends an input, and waits for the tasks of the view for a while.
    private static func settled(
        in session: LiveSession, _ context: PageContext, after input: LiveInput = LiveInput()
    ) throws -> LiveState {
        var state = try send(input, to: session, context)
        let rejection = state.rejection
        var attempts = attempts
        while state.isBusy, attempts > 0 {
            attempts -= 1
            Thread.sleep(forTimeInterval: pause)
            state = try send(LiveInput(), to: session, context)
        }
        return rejection == nil ? state : state.rejected(rejection)
    }

    private static func send(_ input: LiveInput, to session: LiveSession, _ context: PageContext) throws -> LiveState {
        let outcome = try answering { () throws(PageError) in
            try context.sessions.send(input, to: session, in: context.content)
        }
        guard let state = try outcome.get() else {
            throw AssistantError("The view has no controls, so it has no state.")
        }
        return state
    }

    /// Runs a body whose error is one of a page.
    private static func answering<Value>(_ body: () throws(PageError) -> Value) throws(AssistantError) -> Value {
        do throws(PageError) {
            return try body()
        } catch {
            throw AssistantError(ErrorFile(error).error)
        }
    }
}

extension PageControls {
    /// Returns the control that a step is about.
    ///
    /// - Throws: ``AssistantError`` with the nearest names.
    fileprivate func control(for step: UsePreviewArguments.Step) throws -> PageControl {
        let named = all.filter { $0.identifier == step.target }
        let found = named.isEmpty ? all.filter { $0.label == step.target } : named
        let index = (step.number ?? 1) - 1
        guard !found.isEmpty else {
            let names = all.flatMap { [$0.identifier, $0.label] }.filter { !$0.isEmpty }
            let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.1)
            throw AssistantError(
                NearestNames.unknown(
                    "control", step.target, among: unique,
                    hint: unique.isEmpty ? " The view has none." : " There are \(unique.joined(separator: ", "))."))
        }
        guard found.indices.contains(index) else {
            throw AssistantError(
                "'\(step.target)' names \(found.count) controls, so number is from 1 to \(found.count).")
        }
        return found[index]
    }
}

extension UsePreviewArguments.Step {
    /// The step in words.
    fileprivate var line: String {
        let text = value.map { " \"\($0)\"" } ?? ""
        return "\(action.rawValue) '\(target)'\(text)\(number.map { " number \($0)" } ?? "")"
    }

    /// Returns what it does with a control.
    ///
    /// - Throws: ``AssistantError`` for a value that the control does not have.
    fileprivate func act(with control: PageControl) throws -> LiveStep.Act {
        switch action {
        case .press: return .press
        case .submit: return .submit
        case .enter:
            guard let value else { throw AssistantError("The step 'enter' needs a value.") }
            return .enter(value, replaces: true)
        case .choose:
            let choice = control.choices.first { $0.label == value || $0.value == value }
            guard let choice else {
                let labels = control.choices.map(\.label)
                throw AssistantError(
                    NearestNames.unknown(
                        "choice", value ?? "", of: target, among: labels,
                        hint: " There are \(labels.joined(separator: ", "))."))
            }
            return .choose(choice)
        }
    }
}

extension RecordedCall {
    /// The call in words. Nil if nothing was called.
    fileprivate var line: String? {
        let values = (arguments + changes).map { "\($0.name): \($0.value)" }.joined(separator: ", ")
        return operation.map { "\($0)(\(values))" } ?? (values.isEmpty ? nil : "an operation (\(values))")
    }
}

extension LiveEvent {
    /// What went wrong, after the call that it is about. Nil if nothing did.
    fileprivate var errorLine: String? {
        error.map { error in (RecordedCall.calls(of: self).compactMap(\.line) + [error]).joined(separator: ": ") }
    }
}

extension LiveRejection {
    fileprivate var message: String {
        switch self {
        case .unknownControl(let name): "it has no control '\(name)' any more."
        case .disabled(let name): "'\(name)' is disabled."
        case .invalidValue(let text): "'\(text.excerpt)' is not a value of the control."
        case .notCallable(let reason): reason
        }
    }
}

extension LiveState {
    /// Returns the state after an input that was rejected.
    fileprivate func rejected(_ rejection: LiveRejection?) -> LiveState {
        LiveState(
            html: html, isBusy: isBusy, rejection: rejection, operations: operations, events: events, secrets: secrets,
            dependencies: dependencies)
    }
}
