import Diagnostics
import HTMLRendering

/// Finds operations that are called without evaluating the view again.
struct MissingRepaint: CheckRule {
    let name = "missing-repaint"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift calls an operation and does not call toggleRepaint()"
    let explanation = """
        A test reads the operations as they were when the view was evaluated last. The rule presses each enabled button \
        of a preview, up to \(SwiftViewUse.maxPresses), each in a view of its own and in a separate process, and \
        compares the operations with those that a test would read. It does not report a view that is evaluated for \
        another reason, such as a change of its state.
        """
    let fix = "Call toggleRepaint() after each operation."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        findings(in: subject, about: \.usedView?.callsWithoutRepaint) { call in
            "\(call.subject) changes the operations of \(call.viewName), and the view is not evaluated again. "
                + "Call toggleRepaint() after the operation."
        }
    }
}

/// Finds buttons that start a task of their own.
struct MissingErrorBinding: CheckRule {
    let name = "missing-error-binding"
    let severity = CheckSeverity.warning
    let summary = "A button of a view in Swift calls an operation in a task of its own"
    let explanation = """
        Errors of a Task { … } in the action of a button are lost, and a test does not wait for it. A button with \
        errorBinding: waits for its asynchronous action and keeps its error. The rule presses the buttons as \
        missing-repaint does.
        """
    let fix = "Write Button(errorBinding: $error, asyncAction: action) instead of a Task in the action."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        findings(in: subject, about: \.usedView?.callsInOwnTasks) { call in
            "\(call.subject) calls an operation of \(call.viewName) in a task of its own, so its error is lost. "
                + "Use Button(errorBinding:asyncAction:)."
        }
    }
}

/// Finds errors that a view keeps and does not show.
struct HiddenError: CheckRule {
    let name = "hidden-error"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift keeps an error and never shows it"
    let explanation = """
        A user must see that an action failed. The rule sets each state of the type (any Error)? in each preview, and \
        reports a view if nothing changes in any preview of it. It does not find errors that are ignored with try?, or \
        that are kept elsewhere.
        """
    let fix = "Add alert(errorBinding:title:message:dismissButtonLabel:) to the body, or remove the state."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let displays = subject.previews.flatMap { $0.usedView?.errorDisplays ?? [] }
        let shown = Set(displays.filter(\.isShown).map(\.viewName))
        return findings(in: subject) {
            $0.usedView?.errorDisplays.filter { !shown.contains($0.viewName) }
        } message: { display in
            "\(display.viewName) keeps an error in its state and never shows it. Add alert(errorBinding:…)."
        }
    }
}

extension CheckedPreview {
    /// What the view in Swift does wrong when it is used. Nil if it could not be used.
    fileprivate var usedView: SwiftViewUse? { try? use.get() }
}

extension SwiftViewUse.Call {
    /// What called the operation, as the beginning of a sentence.
    fileprivate var subject: String { button.map { "The button \"\($0)\"" } ?? "\(viewName), when it appears," }
}
