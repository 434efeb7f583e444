import Diagnostics
import HTMLRendering

/// A rule that uses the view, which can crash. It does not run in the panel of a preview.
protocol ViewUseRule: PreviewRule {}

/// Finds operations that are called without evaluating the view again.
struct MissingRepaint: ViewUseRule {
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

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.successfulUse()?.callsWithoutRepaint ?? []).map { call in
            PreviewMistake(
                "\(call.subject) changes the operations of \(call.viewName), and the view is not evaluated again. "
                    + "Call toggleRepaint() after the operation.")
        }
    }
}

/// Finds buttons that start a task of their own.
struct MissingErrorBinding: ViewUseRule {
    let name = "missing-error-binding"
    let severity = CheckSeverity.warning
    let summary = "A button of a view in Swift calls an operation in a task of its own"
    let explanation = """
        Errors of a Task { … } in the action of a button are lost, and a test does not wait for it. A button with \
        errorBinding: waits for its asynchronous action and keeps its error. The rule presses the buttons as \
        missing-repaint does.
        """
    let fix = "Write Button(errorBinding: $error, asyncAction: action) instead of a Task in the action."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.successfulUse()?.callsInOwnTasks ?? []).map { call in
            PreviewMistake(
                "\(call.subject) calls an operation of \(call.viewName) in a task of its own, so its error is lost. "
                    + "Use Button(errorBinding:asyncAction:).")
        }
    }
}

/// Finds errors that a view keeps and does not show.
struct HiddenError: CatalogRule {
    let name = "hidden-error"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift keeps an error and never shows it"
    let explanation = """
        A user must see that an action failed. The rule sets each state of the type (any Error)? in each preview, and \
        reports a view if nothing changes in any preview of it. It does not find errors that are ignored with try?, or \
        that are kept elsewhere.
        """
    let fix = "Add alert(errorBinding:title:message:dismissButtonLabel:) to the body, or remove the state."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        let displays = previews.all.flatMap { preview in
            (preview.successfulUse()?.errorDisplays ?? []).map { (display: $0, preview: preview.preview) }
        }
        let shown = Set(displays.map(\.display).filter(\.isShown).map(\.viewName))
        let hidden = displays.filter { !shown.contains($0.display.viewName) }
        return hidden.groupedInOrder { $0.display.viewName }.map { view, displays in
            finding(
                "\(view) keeps an error in its state and never shows it. Add alert(errorBinding:…).",
                at: package.place(displays[0].preview.place))
        }
    }
}

extension CheckedPreview {
    /// Uses the view in Swift and returns what it does wrong. Nil if it could not be used.
    fileprivate func successfulUse() -> SwiftViewUse? { try? resultOfUse().get() }
}

extension SwiftViewUse.Call {
    /// What called the operation, as the beginning of a sentence.
    fileprivate var subject: String { button.map { "The button \"\($0)\"" } ?? "\(viewName), when it appears," }
}
