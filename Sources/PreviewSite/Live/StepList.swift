import FOSMVVM
import HTMLRendering

/// What a visitor did with a view, with the button that repeats it and the UI test that does so.
struct StepList: Codable, Sendable {
    let title: LocalizableString
    let steps: [StepListItem]
    let replayLabel: LocalizableString
    let replayAddress: String
    /// Nil for a view that was not used as it is now, or that no test can present.
    let test: UITestCode?
    let record: RecordForm?

    /// Creates the list of a session. Nil if nothing was done.
    ///
    /// - Parameter state: The view after the steps. Nil for the steps of another session.
    init?(_ session: LiveSession, after state: LiveState?, in context: PageContext) {
        let (inputs, secrets) = (session.inputs, session.lastState?.secrets ?? [])
        guard !inputs.steps.isEmpty else { return nil }
        let subject = session.subject
        title = Self.text("title")
        steps = inputs.steps.map { StepListItem($0.masking(secrets)) }
        replayLabel = Self.text("replayLabel")
        let links = context.links
        replayAddress = links.address(ReplaySteps(viewModel: subject.viewModel, slug: subject.slug)) {
            $0.arguments = links.parameters.arguments
        }
        let canRecord = context.access.changesFiles && context.content.recordings != nil
        record = canRecord ? RecordForm(subject, links: links) : nil
        test = state.flatMap { UITestCode(of: inputs, in: session, leadingTo: $0, context: context) }
    }

    static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// Something that a visitor did with one control.
struct StepListItem: Codable, Sendable {
    let text: LocalizableSubstitutions
    /// Why it could not be repeated.
    let failure: LocalizableSubstitutions?

    init(_ step: LiveStep) {
        let (key, value) = step.shown
        text = StepList.text(key).bind(substitutions: [
            "element": LocalizableString.constant(step.shownName.excerpt(100)),
            "value": LocalizableString.constant(value.excerpt(100)),
        ])
        failure = step.failure.map(LiveForm.notice)
    }
}

extension LiveStep {
    /// The label of the control, or else its identifier, or else its name in the form.
    fileprivate var shownName: String {
        [control?.shownLabel, control?.title].compactMap(\.self).first { !$0.isEmpty } ?? name
    }

    /// The key of the text about the step, and its value.
    fileprivate var shown: (key: String, value: String) {
        switch act {
        case .press: ("pressed", "")
        case .enter("", _): ("emptied", "")
        case .enter(let text, _): ("entered", text)
        case .choose(let choice): ("chosen", choice.label)
        case .submit: ("submitted", "")
        }
    }

    /// Returns the step without what was entered into fields for passwords.
    func masking(_ secrets: Set<String>) -> LiveStep {
        guard case .enter(let text, let replaces) = act, !text.isEmpty else { return self }
        var step = self
        let isSecret = control?.kind == .secureTextField || secrets.contains(text)
        step.act = .enter(isSecret ? LiveState.mask : text, replaces: replaces)
        return step
    }
}
