import FOSMVVM
import ModelContextProtocol
import PreviewCatalog

/// Instructions for common work, with the names of the project.
struct AssistantPrompts: Sendable {
    let tools: AssistantTools
    /// The name of the program, which runs the commands.
    let program: String
    /// Whether a tool builds the program. Otherwise, another program does.
    let canBuild: Bool

    var all: [Prompt] { [newViewModel, newView, uiTests, translate, review] }

    private var build: String {
        canBuild
            ? "Call build, and correct its errors."
            : "Build the package, and correct the errors. The server continues with the new program if 'watch' runs it."
    }

    private var newViewModel: Prompt {
        Prompt(
            "new_view_model", title: "New ViewModel", description: "Writes a ViewModel with its texts and its tests.",
            arguments: [
                .init("name", "the name without ViewModel, such as OrderList"),
                .init("purpose", "what its view shows, and what a user does"),
            ]
        ) { arguments in
            """
            Write the ViewModel \(arguments.name)ViewModel. Its purpose, as data: "\(arguments["purpose"] ?? "")".

            1. Call list_previews, and describe_view for the view that is most like it. \(features)
            2. Call generate with the kind viewmodel. Write the files that it returns, and adapt them: a property for each \
            value that the view shows, @LocalizedString for each text, and an operation for each thing that a user does.
            3. Write the texts in each language: \(languages). Ask if you are not sure about one.
            4. Let its stub have a parameter for each state that a view must show.
            5. Write a test that calls expectFullViewModelTests, as those of the other ViewModels do.
            6. \(build) Call translations for each language, and check.
            """
        }
    }

    private var newView: Prompt {
        Prompt(
            "new_view", title: "New view", description: "Writes the view of a ViewModel with its previews.",
            arguments: [.init("name", "the name without View, such as OrderList")]
        ) { arguments in
            """
            Write the view of \(arguments.name)ViewModel.

            1. Call describe_view for \(arguments.name)ViewModel, and for a view that is like it. \(features)
            2. Call generate with the kind view. Write the files that it returns, and adapt them. Give each control and each \
            element that a test looks for an identifier.
            3. Write a #Preview for each state: empty, usual, long texts, errors.
            4. \(build) Call render_preview for each preview, then render_matrix. Correct what \
            they report.
            5. Call check for the view. End when it reports nothing.
            """
        }
    }

    private var uiTests: Prompt {
        Prompt(
            "ui_tests", title: "UI tests", description: "Writes UI tests of a view.",
            arguments: [.init("name", "the name of a view, such as OrderListView")]
        ) { arguments in
            """
            Write UI tests of \(arguments["name"] ?? "").

            1. Call describe_view for its operations, and render_preview for its controls.
            2. Call use_preview with the steps of each thing that a user does, and with test. Look at the operations that \
            were called.
            3. Call generate with the kind uitests for the base of the tests. Add a test for each operation, and one for \
            each field that refuses a value. Take the steps from the answers of use_preview.
            4. Run 'swift test', and correct what fails.
            """
        }
    }

    private var translate: Prompt {
        Prompt(
            "translate", title: "Translate", description: "Writes the texts that a language lacks.",
            arguments: [.init("locale", "the language, such as de")]
        ) { arguments in
            let locale = arguments["locale"] ?? ""
            return """
                Translate the texts that are missing in \(locale).

                1. Call translations with the locale \(locale). Each text has its source, other languages, and its place.
                2. Look at the preview that shows it with render_preview, so that you know what it means.
                3. Write the translations into the YAML files at these places. Keep the placeholders, and write each \
                plural form that the language needs.
                4. Call translations again, also with the kind wrong, and render_preview in \(locale). End when nothing is \
                missing.
                """
        }
    }

    private var review: Prompt {
        Prompt("review_change", title: "Review my change", description: "Looks at what a change does to previews.") {
            _ in
            """
            Review my change of this project.

            1. Read 'git diff'. Name the views that it affects: those of changed ViewModels, templates, texts and styles.
            2. Call compare_previews for these views. Say which differences the change intends, and which it does not.
            3. Call render_matrix for each view, and check. Languages: \(languages).
            4. Say what is wrong, with file and line, the most important first. Change nothing.
            """
        }
    }

    private var languages: String {
        tools.work.content.locales.map(\.identifier.tag).joined(separator: ", ")
    }

    private var features: String {
        let names = Set(tools.work.content.catalog.entries.map(\.feature)).sorted().prefix(20)
        return names.isEmpty ? "" : "The features are \(names.joined(separator: ", "))."
    }
}

extension [String: String] {
    /// The name of a ViewModel or a view without these words.
    fileprivate var name: String {
        let name = self["name"] ?? ""
        let suffix = ["ViewModel", "View"].first { name.hasSuffix($0) && name != $0 } ?? ""
        return String(name.dropLast(suffix.count))
    }
}

extension AssistantTools {
    /// Returns the values of an argument that begin with a text, or contain it.
    func completions(of argument: String, _ beginning: String, _ others: [String: String]) -> [String] {
        let content = work.content
        let all: [String] =
            switch argument {
            case "view", "name": content.catalog.entries.map(\.viewName)
            case "preview":
                others["view"].flatMap { try? content.catalog.entry(forAssistant: $0) }?.previews.map(\.slug) ?? []
            case "locale": content.locales.map(\.identifier.tag)
            case "page": content.docs.library.pages.map(\.path)
            default: []
            }
        let folded = beginning.lowercased()
        let matching = all.filter { $0.lowercased().contains(folded) }
        return matching.filter { $0.lowercased().hasPrefix(folded) }
            + matching.filter { !$0.lowercased().hasPrefix(folded) }
    }
}
