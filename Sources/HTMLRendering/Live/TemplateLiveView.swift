import FOSFoundation
package import FOSMVVM
import Foundation
import Synchronization

extension HTMLRenderer {
    /// Returns the view with state: a view in Swift, or one of a template with controls. Nil for any other view.
    ///
    /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
    package func liveView(of input: ViewInput, locale: LocaleIdentifier) throws -> (any LiveView)? {
        #if SwiftViews && os(Linux)
            if let view = try swiftLiveView(of: input, locale: locale) { return view }
        #endif
        let view = TemplateLiveView(of: input, locale: locale, renderer: interactive)
        return view.hasControls ? view : nil
    }
}

/// A view with a template, whose controls enter values into the fields of the ViewModel and call its operations.
final class TemplateLiveView: LiveView {
    private struct State {
        var results: [ValidationResult]
        var controls: [LiveControl] = []
        var log: LiveLog
        var runningCount = 0
        /// Why the last operation could not be called.
        var refusal: LiveRejection?
    }

    /// How long an input waits for the operation that it calls. The operation goes on after that.
    private static let patience = DispatchTimeInterval.milliseconds(100)

    private let viewModel: any ViewModel
    private let viewName: String
    private let category: ViewCategory
    private let volatileValues: VolatileValues
    private let renderer: HTMLRenderer
    private let locale: LocaleIdentifier
    /// The operations of the ViewModel and its children. They are made once, because a stub records in them what is
    /// called.
    private let operations: TemplateOperations
    private let state: Mutex<State>
    private let executor = OperationExecutor()

    /// - Parameter renderer: An interactive renderer.
    init(of input: ViewInput, locale: LocaleIdentifier, renderer: HTMLRenderer) {
        viewModel = input.viewModel
        viewName = input.viewName
        category = input.category
        volatileValues = input.volatileValues
        self.renderer = renderer
        self.locale = locale
        operations = TemplateOperations(of: input.viewModel)
        let log = LiveLog(operations.recorded)
        state = Mutex(State(results: input.validations?.validations ?? [], log: log))
        _ = render()
    }

    /// Whether there is anything that a user can do.
    var hasControls: Bool { state.withLock { !$0.controls.isEmpty } }

    func state(after input: LiveInput) -> LiveState {
        if input.clearsEvents { state.withLock { $0.log.clear() } }
        let rejection = apply(input)
        let html = render()
        return state.withLock { state in
            defer { state.refusal = nil }
            return LiveState(
                html: html, isBusy: state.runningCount > 0, rejection: rejection ?? state.refusal,
                operations: state.log.operations,
                events: state.log.events)
        }
    }

    func end() {}

    /// Renders the view, and remembers its controls.
    private func render() -> String {
        let validations = Validations(state.withLock(\.results))
        let input = ViewInput(
            viewModel, viewName: viewName, category: category, validations: validations,
            volatileValues: volatileValues)
        let view = renderer.render(input, locale: locale)
        state.withLock { $0.controls = view.controls }
        return view.text
    }
}

extension TemplateLiveView {
    /// Enters what has changed, validates it, and calls the operation of the action. A button that submits a form
    /// validates all fields, and calls its operation only if none of them has an error.
    private func apply(_ input: LiveInput) -> LiveRejection? {
        let controls = state.withLock(\.controls)
        var rejections = Set(input.entries.keys).subtracting(controls.compactMap(\.name)).sorted()
            .map { LiveRejection.unknownControl($0) }
        let changed = enter(input.entries, &rejections)
        validate(changed)
        guard rejections.isEmpty, let action = input.action else { return rejections.first }
        switch action {
        case .control(let text):
            let call = LiveInput.OperationCall(text)
            let known = controls.filter { $0.operation == call.operation }
            guard let control = known.first(where: { !$0.isDisabled }) else {
                return known.isEmpty ? .unknownControl(call.operation) : .disabled(call.operation)
            }
            return perform(call, submits: control.submits, input.entries)
        case .submit:
            let form = controls.first { control in changed.contains { $0.fieldId.id == control.name } }?.form
            let button = controls.first { $0.submits && (form == nil || $0.form == form) }
            let isEnabled = button?.isDisabled == false
            return perform(
                LiveInput.OperationCall(isEnabled ? button?.operation ?? "" : ""), submits: true, input.entries)
        }
    }

    /// Enters texts into fields. Returns the fields with other values than before.
    private func enter(_ entries: [String: String], _ rejections: inout [LiveRejection]) -> [any FormFieldBase] {
        let fields = FormEntries(of: viewModel, timeZone: renderer.timeZone)
        var changed: [any FormFieldBase] = []
        for (name, text) in entries.sorted(by: { $0.key < $1.key }) where fields.contains(name) {
            do throws(FormEntryError) {
                if let field = try fields.enter(text.replacing("\r\n", with: "\n"), in: name) { changed.append(field) }
            } catch {
                rejections.append(.invalidValue(error.text))
            }
        }
        return changed
    }

    /// Validates fields, or all fields without a list. Returns whether there is an error.
    @discardableResult
    private func validate(_ fields: [any FormFieldBase]?) -> Bool {
        guard fields?.isEmpty != true, let model = viewModel as? any ValidatableModel else { return false }
        let validations = Validations(state.withLock(\.results))
        validations.removeAll(fieldIds: fields?.map(\.fieldId) ?? validations.validations.flatMap(\.fieldIds))
        _ = model.validate(fields: fields, validations: validations)
        state.withLock { $0.results = validations.validations }
        return validations.hasError
    }

    /// Calls an operation, if there is one, and waits a moment for it.
    private func perform(
        _ call: LiveInput.OperationCall, submits: Bool, _ entries: [String: String]
    ) -> LiveRejection? {
        let isInvalid = submits && validate(nil)
        guard !call.operation.isEmpty else { return nil }
        var texts = entries
        if let (name, value) = call.parameter { texts[name] = value }
        let values = texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
            .map { LiveEvent.Value(name: $0.key, value: $0.value) }
        let cause = LiveEvent.Cause.called(call.operation, values)
        if isInvalid {
            record(cause, error: "It was not called, because the form has errors.")
            return nil
        }
        guard let target = operations.callable(call.operation) else {
            return .notCallable(reason(for: call.operation))
        }
        let parameters = OperationValues(texts, timeZone: renderer.timeZone)
        run(cause) { try await target.call(call.operation, with: parameters) }
        return nil
    }

    /// Runs an operation, and waits a moment for it. An error of its own is listed with it.
    private func run(
        _ cause: LiveEvent.Cause, _ operation: @escaping @Sendable () async throws -> Void
    ) {
        let done = DispatchSemaphore(value: 0)
        state.withLock { $0.runningCount += 1 }
        Task(executorPreference: executor) { [self] in
            do {
                try await operation()
                record(cause)
            } catch let error as OperationError {
                state.withLock { $0.refusal = .notCallable(error.localizedDescription) }
            } catch {
                record(cause, error: "\(TypeName.of(type(of: error))): \(error.localizedDescription)")
            }
            state.withLock { $0.runningCount -= 1 }
            done.signal()
        }
        _ = done.wait(timeout: .now() + Self.patience)
    }

    /// Returns why no operation with this name can be called.
    private func reason(for operation: String) -> String {
        if let error = operations.unknown(operation) { return error.localizedDescription }
        guard let other = operations.notCallable else {
            return "\(viewName) has no operations. Add 'operations' to its ViewModel."
        }
        return "\(TypeName.of(type(of: other))) cannot be called by name. Add @CallableOperations to it."
    }

    private func record(_ cause: LiveEvent.Cause, error: String? = nil) {
        let current = operations.recorded
        state.withLock { $0.log.record(cause, current, error: error) }
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

/// The operations of a ViewModel and of its child ViewModels.
struct TemplateOperations: Sendable {
    private let all: [any ViewModelOperations]

    init(of viewModel: any ViewModel) {
        all = viewModel.heldViewModels.compactMap { Self.operations(of: $0) }
    }

    /// The operations as JSON, as they are now. Operations that cannot be encoded have none.
    var recorded: [LiveOperations] {
        all.map { LiveOperations(type(of: $0), json: (try? $0.toJSONData()) ?? Data()) }
    }

    /// Those that cannot be called by name.
    var notCallable: (any ViewModelOperations)? { all.first { !($0 is any CallableOperations) } }

    /// Whether there are operations, all of which can be called by name.
    var areCallable: Bool { !all.isEmpty && notCallable == nil }

    /// Returns those that have an operation with this name.
    func callable(_ name: String) -> (any CallableOperations)? {
        all.lazy.compactMap { $0 as? any CallableOperations }
            .first { type(of: $0).operationNames.contains(name) }
    }

    /// Returns the error for an operation that none of them has. Nil if one has it, or may have it.
    func unknown(_ name: String) -> OperationError? {
        guard areCallable, callable(name) == nil else { return nil }
        return .unknown(name, of: all.map { TypeName.of(type(of: $0)) }.joined(separator: " or "))
    }

    private static func operations(of viewModel: some ViewModel) -> (any ViewModelOperations)? {
        let operations = viewModel.operations as Any
        return operations is NoOperations ? nil : operations as? any ViewModelOperations
    }
}
