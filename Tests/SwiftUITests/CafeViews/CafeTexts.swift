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
    /// English texts for the views of the repair café: each text is its own name.
    static let ofTests = ViewModelLocalization { Localizer(locale: Locale(identifier: "en"), store: store) }

    private static let store: TextStore = {
        let alert = ["errorTitle", "errorMessage", "dismissButtonLabel"]
        let names = [
            "BenchCardViewModel": ["name", "occupancyLabel", "occupancy"],
            "RepairClosingViewModel": ["question", "consequence", "finishLabel", "goOnLabel"] + alert,
            "VolunteerFormViewModel": ["joinLabel", "welcome", "thanksLabel"] + alert,
            "RepairQueueViewModel": ["heading", "nothingWaits", "receiveLabel"] + alert,
            "DropOffViewModel": ["heading", "beginLabel", "describeLabel", "acceptedText", "refusedText"],
            "DropOffItemsViewModel": ["heading"],
            "DropOffItemViewModel": ["heading"],
            "ToolLoanViewModel": ["heading", "nothingLeft", "borrowLabel", "leaveLabel"] + alert,
        ]
        let texts = names.map { type, names in
            "  \(type):\n" + names.map { "    \($0): \($0)\n" }.joined()
        }
        let messages = """
              VolunteerFieldsMessages:
                email: { title: Email, validationMessages: { format: Needs an @ } }
                password: { title: Password }
                nickname: { title: Nickname }

            """
        return TextStore(yaml: ["Texts.yml": "en:\n" + texts.joined() + messages])
    }()
}
