import Foundation
import HTMLRendering

/// The inputs that lead to the present state of a view, as steps that can be repeated.
struct LiveInputs: Sendable {
    /// An input with its steps.
    struct Turn: Hashable, Sendable {
        var input: LiveInput
        var steps: [LiveStep]
    }

    /// How many are repeated. Of more, the first ones are left out. Also how many steps one of them can collect.
    static let limit = 64
    /// How often repeated inputs wait for the tasks of a view, altogether.
    private static let attempts = 40

    private(set) var all: [Turn] = []
    /// Whether the first ones have been left out.
    private(set) var isCut = false

    /// Creates no inputs.
    init() {}

    /// Creates inputs that have not been made yet, each with its steps.
    init(repeating steps: [[LiveStep]]) { all = steps.map { Turn(input: LiveInput(), steps: $0) } }

    /// What the user did, in order.
    var steps: [LiveStep] { all.flatMap(\.steps) }

    /// Adds an input, unless it only shows the view. What was entered before counts with it.
    ///
    /// - Parameters:
    ///   - page: The HTML of the view before the input.
    ///   - waits: Whether tasks of the view were running.
    mutating func add(_ input: LiveInput, on page: String, waits: Bool = false) {
        guard input.changesState else { return }
        var turn = Turn(input: input, steps: LiveStep.steps(of: input, on: PageControls(page), waits: waits))
        turn.input.locale = nil
        if let last = all.last, last.input.action == nil, !last.input.clearsEvents,
            last.steps.count < Self.limit
        {
            all.removeLast()
            turn.follow(last)
        }
        all.append(turn)
        isCut = isCut || all.count > Self.limit
        all = all.suffix(Self.limit)
    }

    /// Repeats the inputs in a view that has just started, and notes which steps it no longer has. Returns the view after
    /// the last one, or nil if there are none.
    ///
    /// - Throws: ``HTMLRendering/LiveViewFailure`` if the view no longer exists.
    mutating func replay(in view: any LiveView) throws(LiveViewFailure) -> LiveState? {
        guard !all.isEmpty else { return nil }
        var state = try view.state(after: LiveInput())
        var attempts = Self.attempts
        for index in all.indices {
            var page = PageControls(state.html)
            while state.isBusy, attempts > 0, !all[index].isPossible(on: page) {
                attempts -= 1
                Thread.sleep(forTimeInterval: 0.05)
                state = try view.state(after: LiveInput())
                page = PageControls(state.html)
            }
            guard let input = all[index].repeated(on: page) else { continue }
            state = try view.state(after: input)
            if let rejection = state.rejection { all[index].fail(rejection) }
        }
        return state
    }
}

extension LiveInputs.Turn {
    /// Adds what was entered before.
    fileprivate mutating func follow(_ last: Self) {
        input.entries = last.input.entries.merging(input.entries) { $1 }
        var sizes = last.input.sizes
        sizes.add(input.sizes)
        input.sizes = sizes
        var steps = last.steps
        for step in self.steps {
            if let merged = steps.last?.merged(with: step) {
                steps[steps.count - 1] = merged
            } else {
                steps.append(step)
            }
        }
        self.steps = steps
    }

    /// Whether the page has what the user used.
    fileprivate func isPossible(on page: PageControls) -> Bool {
        steps.allSatisfy { $0.control == nil || $0.control(on: page) != nil }
    }

    /// Returns the input for another page, on which the user does the same steps, as far as it has the controls. Nil for
    /// nothing to do.
    mutating func repeated(on page: PageControls) -> LiveInput? {
        var repeated = input
        repeated.entries = page.values.mapValues(LiveEntry.init(texts:))
        (repeated.action, repeated.submittedField, repeated.focus) = (nil, nil, nil)
        var isEmpty = !steps.isEmpty
        for index in steps.indices {
            steps[index].failure = nil
            let control = steps[index].control(on: page)
            guard control != nil || steps[index].control == nil else {
                steps[index].failure = .unknownControl(steps[index].name)
                continue
            }
            isEmpty = false
            if let control { steps[index].control = control }
            steps[index].add(to: &repeated, with: control, from: input)
        }
        return isEmpty ? nil : repeated
    }

    fileprivate mutating func fail(_ rejection: LiveRejection) {
        let index = steps.lastIndex { step in
            if case .unknownControl(let name) = rejection { return step.name == name }
            return step.failure == nil
        }
        if let index = index ?? steps.indices.last { steps[index].failure = rejection }
    }
}

extension LiveStep {
    /// Does the step in an input.
    ///
    /// - Parameters:
    ///   - control: The control. Nil for one that no page had.
    ///   - first: The input in which the user did it.
    fileprivate func add(to input: inout LiveInput, with control: PageControl?, from first: LiveInput) {
        let name = control?.name ?? control?.action ?? name
        switch act {
        case .enter(let text, _) where control == nil: input.entries[name] = first.entries[self.name] ?? LiveEntry(text)
        case .enter(let text, _): input.entries[name] = LiveEntry(text)
        case .choose(let choice):
            let same = control?.choices.first { $0.label == choice.label }
            input.entries[name] = LiveEntry(same?.value ?? choice.value)
        case .press where control?.isSwitched == true: toggle(control, in: &input)
        case .press: input.action = control == nil ? first.action : .control(name)
        case .submit:
            input.action = .submit
            input.submittedField = control == nil ? first.submittedField : name
        }
        // A control of a template that also runs an operation.
        if let control, control.name != nil, let action = control.action { input.action = .control(action) }
    }

    private func toggle(_ control: PageControl?, in input: inout LiveInput) {
        guard let control, let name = control.name else { return }
        var texts = input.entries[name]?.texts ?? []
        switch control.kind {
        case .radioButton: texts = [control.value]
        case .disclosure:
            let isOn = texts.last.map { $0 == control.value } ?? control.isOn
            texts = [isOn ? "" : control.value]
        default:
            let others = texts.filter { $0 != control.value }
            texts = others.count == texts.count ? texts + [control.value] : others
        }
        input.entries[name] = LiveEntry(texts: texts)
    }
}
