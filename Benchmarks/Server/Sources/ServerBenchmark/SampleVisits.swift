import Foundation

/// Visits with values of all kinds, the same in each run.
enum SampleVisits {
    static func all(count: Int) -> [any VisitFields] { (0..<count).map(visit) }

    private static func visit(_ number: Int) -> any VisitFields {
        var visit = VisitViewModel.stub()
        visit.device = Device.allCases[number % Device.allCases.count]
        visit.day = Date(timeIntervalSince1970: 1_777_593_600 + Double(number) * 86_400)
        visit.people = 1 + number % 6
        visit.weight = number.isMultiple(of: 3) ? nil : 0.25 + Double(number)
        visit.needs = number.isMultiple(of: 2) ? [.parts, .lift] : []
        visit.wantsReminder = number.isMultiple(of: 4)
        return visit
    }
}

/// The English texts of a visit, formatted as on the example's page.
struct ShownVisit {
    let device: String
    let day: String
    let machineDay: String
    let people: String
    let weight: String?
    let needs: [String]
    let wantsReminder: Bool

    private static let english = Locale(identifier: "en")
    private static let dayStyle = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: english)
    private static let peopleStyle = IntegerFormatStyle<Int>(locale: english)
    private static let weightStyle = FloatingPointFormatStyle<Double>(locale: english)
        .precision(.fractionLength(0...2))
    private static let devices: [Device: String] = [.lamp: "Lamp", .toaster: "Toaster", .bicycle: "Bicycle"]
    private static let needs: [Need: String] = [
        .parts: "Spare parts", .interpreter: "An interpreter", .lift: "The lift",
    ]

    init(_ visit: any VisitFields) {
        device = Self.devices[visit.device] ?? ""
        day = visit.day.formatted(Self.dayStyle)
        machineDay = visit.day.formatted(.iso8601)
        people = visit.people.formatted(Self.peopleStyle)
        weight = visit.weight.map { $0.formatted(Self.weightStyle) }
        needs = visit.needs.compactMap { Self.needs[$0] }
        wantsReminder = visit.wantsReminder
    }
}
