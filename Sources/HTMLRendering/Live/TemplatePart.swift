import FOSFoundation
import FOSMVVM
import Foundation
import Synchronization

/// A view with a template on a live page, whose controls enter values into the fields of the ViewModel and call its
/// operations.
final class TemplatePart: LivePart {
    private struct State {
        var content: PartContent
        var results: [ValidationResult]
        /// The view and its name as the page shows them.
        var shown: (view: RenderedView, name: String) = (.unmade, "")
        /// What the fields for passwords contain, by their names.
        var secrets: [String: String] = [:]
        var runningCount = 0
        /// The operations as they were when none was running.
        var recorded: [LiveOperations]
        /// Why the last operation could not be called.
        var refusal: LiveRejection?
    }

    /// How long an input waits for the operation that it calls. The operation continues after that.
    private static let timeout = DispatchTimeInterval.milliseconds(100)

    let viewName: String
    /// Whether the view is in a view in Swift, which has validation results of its own.
    private let isNested: Bool
    private let timeZone: TimeZone
    /// The operations of the ViewModel and its children. They are made once, because a stub records in them what is
    /// called.
    private let calledOperations: TemplateOperations
    private let record: @Sendable (LiveEvent.Cause, _ error: String?) -> Void
    private let state: Mutex<State>
    private let executor = OperationExecutor()

    /// - Parameter record: Records a call of an operation, on any thread.
    init(
        of input: ViewInput, showing content: PartContent, at place: ViewPlace, timeZone: TimeZone,
        record: @escaping @Sendable (LiveEvent.Cause, _ error: String?) -> Void
    ) {
        viewName = input.viewName
        isNested = place.id != nil
        self.timeZone = timeZone
        self.record = record
        calledOperations = TemplateOperations(of: input.viewModel)
        let results = isNested ? [] : input.validations?.validations ?? []
        state = Mutex(
            State(content: content, results: results, recorded: calledOperations.recorded))
    }

    var content: PartContent { state.withLock(\.content) }

    /// Shows the ViewModel as it is for the next rendering. The state stays.
    func show(_ content: PartContent) { state.withLock { $0.content = content } }

    /// Returns the input of the view in its present state, for a rendering.
    func input(from input: ViewInput) -> ViewInput {
        input.replacing(
            validations: Validations(
                (isNested ? input.validations?.validations ?? [] : []) + state.withLock(\.results)))
    }

    /// Remembers what the page shows.
    func show(_ view: RenderedView, at place: ViewPlace) {
        state.withLock { $0.shown = (view, place.rootName) }
    }

    /// The view as the page shows it, and the name of its place, with which the names of its controls begin.
    var shown: (view: RenderedView, name: String) { state.withLock(\.shown) }

    /// The names in a template are its own.
    func id(of name: String) -> String? { name }

    /// False, because calls are recorded with their values.
    func restartRecording() -> Bool { false }

    /// An input waits for the operation that it calls, so there is nothing else to wait for.
    func settle() {}

    var isBusy: Bool { state.withLock { $0.runningCount > 0 } }

    /// The same, because a template calls nothing by itself.
    var firstOperations: [LiveOperations] { operations }

    /// While an operation is running, which may be changing them on another thread, those before it.
    var operations: [LiveOperations] {
        state.withLock { state in
            if state.runningCount == 0 { state.recorded = calledOperations.recorded }
            return state.recorded
        }
    }

    var secrets: [String] { state.withLock { Array($0.secrets.values) } }

    /// Nil, because the call of the operation is recorded.
    func description(of action: LiveInput.Action) -> String? { nil }

    /// None, because errors are recorded with the calls.
    func takeErrors() -> [String] { [] }

    func takeRejection() -> LiveRejection? {
        state.withLock { state in
            defer { state.refusal = nil }
            return state.refusal
        }
    }

    func end() {}
}

extension TemplatePart {
    /// Enters what has changed, validates it, and calls the operation of the action. A button that submits a form
    /// validates all fields, and calls its operation only if none of them has an error.
    func apply(_ input: LiveInput) -> LiveRejection? {
        let controls = shown.view.controls
        rememberSecrets(of: controls, in: input.entries)
        var rejections = Set(input.entries.keys).subtracting(controls.compactMap(\.name)).sorted()
            .map { LiveRejection.unknownControl($0) }
        let changed = enter(input.entries, &rejections)
        validate(changed)
        guard rejections.isEmpty, let action = input.action else { return rejections.first }
        switch action {
        case .control(let text):
            let call = LiveInput.OperationCall(text)
            let known = controls.filter { control in
                control.operation == call.operation
                    || call.operation.isEmpty && control.operation == nil && control.submits
            }
            guard let control = known.first(where: { !$0.isDisabled }) else {
                return known.isEmpty ? .unknownControl(call.operation) : .disabled(call.operation)
            }
            return perform(call, submits: control.submits, input.entries)
        case .submit:
            let field = input.submittedField
            let form = controls.first { control in
                field.map { $0 == control.name } ?? changed.contains { $0.fieldId.id == control.name }
            }?.form
            let button = controls.first { $0.submits && (form == nil || $0.form == form) }
            let isEnabled = button?.isDisabled == false
            return perform(
                LiveInput.OperationCall(isEnabled ? button?.operation ?? "" : ""), submits: true, input.entries)
        }
    }

    func isChanged(by entries: [String: LiveEntry]) -> Bool {
        let fields = FormEntries(of: content.viewModel, timeZone: timeZone)
        return entries.contains { name, entry in fields.isChanged(by: entry.texts, in: name) }
    }

    private func rememberSecrets(of controls: [LiveControl], in entries: [String: LiveEntry]) {
        let secret = controls.filter(\.isSecret).compactMap(\.name)
        state.withLock { state in
            for name in secret { state.secrets[name] = entries[name]?.text ?? state.secrets[name] }
        }
    }

    /// Enters texts into fields. Returns the fields with other values than before.
    private func enter(_ entries: [String: LiveEntry], _ rejections: inout [LiveRejection]) -> [any FormFieldBase] {
        let fields = FormEntries(of: content.viewModel, timeZone: timeZone)
        var changed: [any FormFieldBase] = []
        for (name, entry) in entries.sorted(by: { $0.key < $1.key }) where fields.contains(name) {
            do throws(FormEntryError) {
                if let field = try fields.enter(entry.texts, in: name) { changed.append(field) }
            } catch {
                rejections.append(.invalidValue(error.text))
            }
        }
        return changed
    }

    /// Validates fields, or all fields without a list. Returns whether there is an error.
    @discardableResult
    private func validate(_ fields: [any FormFieldBase]?) -> Bool {
        let viewModel = content.viewModel
        guard fields?.isEmpty != true, let model = viewModel as? any ValidatableModel else { return false }
        let validations = Validations(state.withLock(\.results))
        validations.removeAll(fieldIds: fields?.map(\.fieldId) ?? validations.validations.flatMap(\.fieldIds))
        _ = model.validate(fields: fields, validations: validations)
        state.withLock { $0.results = validations.validations }
        return validations.hasError
    }

    /// Calls an operation, if there is one, and waits a moment for it.
    private func perform(
        _ call: LiveInput.OperationCall, submits: Bool, _ entries: [String: LiveEntry]
    ) -> LiveRejection? {
        let isInvalid = submits && validate(nil)
        guard !call.operation.isEmpty else { return nil }
        var entries = entries
        if let (name, value) = call.parameter { entries[name] = LiveEntry(value) }
        let cause = LiveEvent.Cause.called(call.operation, values(of: entries))
        if isInvalid {
            record(cause, "It was not called, because the form has errors.")
            return nil
        }
        guard let target = calledOperations.callable(call.operation) else {
            return .notCallable(reason(for: call.operation))
        }
        let parameters = OperationValues(lists: entries.mapValues(\.texts), timeZone: timeZone)
        run(cause) { try await target.call(call.operation, with: parameters) }
        return nil
    }

    /// Returns the values of an operation for the log, without what nobody should see.
    private func values(of entries: [String: LiveEntry]) -> [LiveEvent.Value] {
        let secret = Set(state.withLock(\.secrets).keys)
        return entries.filter { !$0.value.filled.isEmpty }.sorted { $0.key < $1.key }.map { name, entry in
            let text = secret.contains(name) ? LiveState.mask : entry.filled.joined(separator: ", ")
            return LiveEvent.Value(name: name, value: text)
        }
    }

    /// Runs an operation, and waits a moment for it. An error of its own is listed with it.
    private func run(
        _ cause: LiveEvent.Cause, _ operation: @escaping @Sendable () async throws -> Void
    ) {
        let done = DispatchSemaphore(value: 0)
        state.withLock { $0.runningCount += 1 }
        Task(executorPreference: executor) { [self] in
            var failure: (any Error)?
            do { try await operation() } catch { failure = error }
            // No operation runs at the same time, because they all run here.
            let recorded = calledOperations.recorded
            state.withLock { $0.recorded = recorded }
            if let error = failure as? OperationError {
                state.withLock { $0.refusal = .notCallable(error.localizedDescription) }
            } else {
                record(cause, failure.map { "\(TypeName.of(type(of: $0))): \($0.localizedDescription)" })
            }
            state.withLock { $0.runningCount -= 1 }
            done.signal()
        }
        _ = done.wait(timeout: .now() + Self.timeout)
    }

    /// Returns why no operation with this name can be called.
    private func reason(for operation: String) -> String {
        if let error = calledOperations.unknown(operation) { return error.localizedDescription }
        guard let other = calledOperations.notCallable else {
            return "\(viewName) has no operations. Add 'operations' to its ViewModel."
        }
        return "\(TypeName.of(type(of: other))) cannot be called by name. Add @CallableOperations to it."
    }
}

/// Runs the operations of a view on a queue of their own, so that they start at once, even if all of Swift's threads are
/// waiting. A serial queue has a thread beyond the limit of concurrent ones.
private final class OperationExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "operations")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
