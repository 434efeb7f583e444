import FOSMVVM
import Foundation

/// The page at `/visits`.
@ViewModel
struct VisitListPageViewModel {
    @LocalizedString var title
    @LocalizedString var welcomeLink
    @LocalizedString var announceLink
    @LocalizedSubs(substitutions: \.substitutions) var countText
    @LocalizedString var emptyTitle
    @LocalizedString var emptyMessage
    let isEmpty: Bool
    let visits: [VisitRowViewModel]
    let page: PageLanguage
    var vmId = ViewModelId(type: Self.self)

    private var substitutions: [String: LocalizableInt] { ["count": LocalizableInt(value: visits.count)] }

    init(visits: [any VisitFields], page: PageLanguage) {
        isEmpty = visits.isEmpty
        self.visits = visits.map(VisitRowViewModel.init)
        self.page = page
    }

    static func stub() -> Self { Self(visits: [VisitViewModel.stub()], page: PageLanguage(.english)) }
}

/// One of the announced visits.
@ViewModel
struct VisitRowViewModel {
    @LocalizedString var dayLabel
    @LocalizedString var peopleLabel
    @LocalizedString var weightLabel
    @LocalizedString var needsLabel
    @LocalizedString var reminderText
    let device: LocalizableString
    let day: LocalizableDate
    let people: LocalizableInt
    let weight: LocalizableDouble?
    let hasNeeds: Bool
    let needs: [LocalizableString]
    let wantsReminder: Bool
    var vmId = ViewModelId()

    init(_ visit: any VisitFields) {
        device = .localized(for: Device.self, propertyName: visit.device.rawValue)
        day = LocalizableDate(value: visit.day)
        people = LocalizableInt(value: visit.people)
        weight = visit.weight.map { LocalizableDouble(value: $0) }
        hasNeeds = !visit.needs.isEmpty
        needs = visit.needs.map { .localized(for: Need.self, propertyName: $0.rawValue) }
        wantsReminder = visit.wantsReminder
    }

    static func stub() -> Self { Self(VisitViewModel.stub()) }
}
