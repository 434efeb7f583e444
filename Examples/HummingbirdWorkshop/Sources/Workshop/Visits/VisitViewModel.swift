import FOSMVVM
import Foundation

/// The form with which somebody announces a visit.
@ViewModel
struct VisitViewModel: VisitFields {
    @LocalizedString var title
    @LocalizedString var submitLabel
    @LocalizedString var welcomeLink
    @FormFieldModel(Self.deviceField, default: .lamp) var device: Device
    @FormFieldModel(Self.dayField, default: Calendar.current.startOfDay(for: .now)) var day: Date
    @FormFieldModel(Self.peopleField, default: 1) var people: Int
    @FormFieldModel(Self.weightField) var weight: Double?
    @FormFieldModel(Self.needsField, default: []) var needs: [Need]
    @FormFieldModel(Self.wantsReminderField, default: false) var wantsReminder: Bool
    let visitMessages: VisitMessages
    private(set) var page: PageLanguage
    var vmId = ViewModelId(type: Self.self)

    init(page: PageLanguage) {
        visitMessages = VisitMessages()
        self.page = page
    }

    static func stub() -> Self { Self(page: PageLanguage(.english)) }

    /// Returns the form for a page in another language.
    func on(_ page: PageLanguage) -> Self {
        var form = self
        form.page = page
        return form
    }
}
