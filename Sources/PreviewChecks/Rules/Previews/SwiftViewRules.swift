import Diagnostics
import HTMLRendering

/// Finds views in Swift that cannot be shown.
struct BrokenView: PreviewRule {
    let name = "broken-view"
    let severity = CheckSeverity.error
    let summary = "A view written in Swift cannot be shown as it is written"
    let explanation = """
        A body never finishes, two elements of a ForEach have the same id, an object is missing in the environment, \
        or pressing a button crashes or never finishes. The message names the view. The page shows a mark in the place \
        of what cannot be shown.
        """
    let fix = """
        Change what the message names: end the recursion of the body, give each element an id of its own, set the object with \
        environmentObject(_:) or environment(_:) around the view in its #Preview, or let the action of the button end.
        """

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        let problems = preview.view.diagnostics.filter { $0.kind == .brokenView }.map(\.message)
        return (problems + [preview.failureInUse].compactMap(\.self)).map { problem in
            PreviewMistake("The preview \(preview.title): \(problem)")
        }
    }
}

extension CheckedPreview {
    /// Why the view could not be used. Nil if it could be, or could not be tried.
    fileprivate var failureInUse: String? {
        guard case .failure(let failure) = resultOfUse() else { return nil }
        return switch failure {
        case .died(let reason): "A button of \(preview.viewName) crashed when it was pressed. \(reason)"
        case .timedOut:
            """
            A button of \(preview.viewName) was pressed. \(failure.localizedDescription) Look for an endless loop, or for a \
            lock that is not released.
            """
        case .notStarted: nil
        }
    }
}

/// Finds symbols without an icon.
struct UnknownSymbol: PreviewRule {
    let name = "unknown-symbol"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift shows a symbol for which there is no icon"
    let explanation = """
        Apple's symbols cannot be distributed, so Image(systemName:) shows an icon of this package or of yours. The page \
        shows the name of a symbol without an icon in a box of its size. In an app, the symbol is shown.
        """
    let fix = "Add a file with an SVG to Templates/Components/Symbols, with the name of the symbol."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.view.notes.filter { $0.kind == .unknownSymbol }.map { note in
            PreviewMistake("The preview \(preview.title): \(note.message)")
        }
    }
}

/// Finds texts in the source code of views in Swift.
struct HardCodedViewText: PreviewRule {
    let name = "hard-coded-text"
    let severity = CheckSeverity.error
    let summary = "A view written in Swift has text of its own, which is the same in every language"
    let explanation = """
        A literal with letters, as in Text("Save") or Button("Save"), is not translated, unless a String Catalog does \
        it. The texts of a view are properties of its ViewModel. A text with values is ignored if only the values have \
        letters, and so is Text(verbatim:).
        """
    let fix = "Make the text a localized property of the ViewModel, and show the property."

    private static let excerptLength = 40

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.evaluatedCode()?.hardCodedTexts ?? []).map { text in
            PreviewMistake(
                "\"\(text.text.excerpt(Self.excerptLength))\" in \(text.viewName) is the same in every language. "
                    + "Make it a property of the ViewModel.")
        }
    }
}

/// Finds texts that views in Swift put together.
struct ComposedText: PreviewRule {
    let name = "composed-text"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift puts a text together, which is the task of its ViewModel"
    let explanation = """
        Views render what the ViewModel provides. A text such as Text("\\(first) \\(last)"), or the sum of two texts, has \
        the same order and punctuation in every language, unless a String Catalog translates the whole text. The rule computing-view finds strings that are put together \
        before they reach a Text.
        """
    let fix = "Make the whole text a property of the ViewModel, with @LocalizedCompoundString or @LocalizedSubs."

    private static let excerptLength = 40

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.evaluatedCode()?.composedTexts ?? []).map { text in
            PreviewMistake(
                "\(text.viewName) puts the text \"\(text.text.excerpt(Self.excerptLength))\" together. "
                    + "Make the whole text a property of the ViewModel.")
        }
    }
}

/// Finds views in Swift that compute what they show.
struct ComputingView: PreviewRule {
    let name = "computing-view"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift sorts, selects or formats what its ViewModel provides"
    let explanation = """
        Views render what the ViewModel provides. What a view shows is compared with its ViewModel: the order and the \
        number of elements in a ForEach, List or Table, and the strings in a Text. So a view is found that sorts a list, \
        leaves elements out, or formats and computes a value. Nothing is compared below a view that has state or reads the \
        environment, because it may come from there. A computation that changes nothing in a preview is not found, such as \
        sorting a list of one element.
        """
    let fix = "Compute the value or the list when the ViewModel is made, and show its property."

    private static let excerptLength = 40

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.evaluatedCode()?.computations ?? []).map { computation in
            PreviewMistake(
                "\(computation.viewName) \(Self.description(of: computation.kind))")
        }
    }

    private static func description(of kind: ViewComputation.Kind) -> String {
        switch kind {
        case .text(let text):
            "shows \"\(text.excerpt(excerptLength))\", which its ViewModel does not provide. Make it a property."
        case .order: "shows a list in another order than its ViewModel. Sort the list when the ViewModel is made."
        case .selection(let count, let all):
            "shows \(count) of the \(all) elements of a list. Provide the shown elements as a list of the ViewModel."
        }
    }
}

/// Finds views in Swift whose operations are made again at each evaluation.
struct OperationsInBody: PreviewRule {
    let name = "operations-in-body"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift makes its operations each time that its body is evaluated"
    let explanation = """
        A view keeps the operations that its initializer takes from the ViewModel. Operations that a body makes are \
        others after each change of state, so a test cannot read what was called.
        """
    let fix = "Set a stored property in init(viewModel:), as in operations = viewModel.operations."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        (preview.evaluatedCode()?.viewsThatMakeOperations ?? []).map { view in
            PreviewMistake(
                "\(view) makes its operations each time that its body is evaluated. Make them in init(viewModel:).")
        }
    }
}
