import FOSMVVM
import SwiftUI

extension ViewModel {
    /// The ViewModel with the texts of a test.
    func localized() throws -> Self {
        let (model, problems) = try ViewModelLocalization.ofTests.localized(self)
        if let problem = problems.first { throw problem }
        return model
    }
}

extension ViewModelLocalization {
    /// English texts for the views of the seeds: each text is its own name.
    static let ofTests = ViewModelLocalization { Localizer(locale: Locale(identifier: "en"), store: store) }

    private static let store: TextStore = {
        let alert = ["errorTitle", "errorMessage", "dismissButtonLabel"]
        let names = [
            "BenchCardViewModel": ["title", "statusText", "statusLabel"],
            "RepairClosingViewModel": ["title", "description", "cancelButtonLabel", "actionButtonLabel"] + alert,
            "VolunteerFormViewModel": ["submitButtonLabel", "successMessage", "closeButtonLabel"] + alert,
            "RepairQueueViewModel": ["title", "emptyStateMessage", "refreshButtonLabel"] + alert,
            "DropOffViewModel": [
                "pageTitle", "startButtonLabel", "nextButtonLabel", "statusLabel", "activeText", "inactiveText",
            ],
            "DropOffItemsViewModel": ["title"],
            "DropOffItemViewModel": ["title"],
            "ToolLoanViewModel": [
                "title", "listHeaderLabel", "processingLabel", "scanningLabel", "emptyStateMessage",
                "cancelButtonLabel", "submitButtonLabel",
            ] + alert,
        ]
        let texts = names.map { type, names in
            "  \(type):\n" + names.map { "    \($0): \($0)\n" }.joined()
        }
        let messages = """
              VolunteerFieldsMessages:
                email: { title: Email, validationMessages: { format: Needs an @ } }
                password: { title: Password }
                name: { title: Name }

            """
        return TextStore(yaml: ["Texts.yml": "en:\n" + texts.joined() + messages])
    }()
}
