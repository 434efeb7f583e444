import Testing

@testable import SwiftUI

@MainActor @Suite struct DateTextTests {
    private let date = Date(timeIntervalSince1970: 1_768_470_060)

    private func string(_ text: Text, _ locale: String = "en_US", timeZone: String = "GMT") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        environment.present = date
        return text.string(in: environment).replacing("\u{202F}", with: " ")
    }

    @Test func datesHaveTheLocaleAndTheTimeZoneOfThePage() {
        #expect(string(Text(date, style: .date)) == "January 15, 2026")
        #expect(string(Text(date, style: .date), "de_DE") == "15. Januar 2026")
        #expect(string(Text(date, style: .time)) == "9:41 AM")
        #expect(string(Text(date, style: .time), "de_DE", timeZone: "Europe/Berlin") == "10:41")
        #expect(string(Text(date, format: .dateTime.hour().minute()), timeZone: "Asia/Tokyo") == "6:41 PM")
        #expect(string(Text("On \(date, style: .date)")) == "On January 15, 2026")
        #expect(string(Text("On \(date, format: .dateTime.day().month())"), "de_DE") == "On 15. Jan.")
    }

    @Test func aNamedTimeZoneIsKept() throws {
        var format = Date.FormatStyle(date: .omitted, time: .shortened)
        format.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(string(Text(date, format: format)) == "6:41 PM")
    }

    @Test func distancesAreThoseFromThePresent() {
        #expect(string(Text(date.addingTimeInterval(3900), style: .relative)) == "1 hr, 5 min")
        #expect(string(Text(date.addingTimeInterval(-7200), style: .offset)) == "-2 hours")
        #expect(string(Text(date.addingTimeInterval(3723), style: .timer)) == "1:02:03")
        #expect(string(Text(timerInterval: date...date.addingTimeInterval(90))) == "1:30")
        #expect(string(Text(timerInterval: date...date.addingTimeInterval(90), countsDown: false)) == "0:00")
        let timer = Text(date, style: .timer)
        #expect(ViewSession(timer).tree.problems.map(\.kind) == [.withoutEffect])
    }

    @Test func twoDatesAreASpan() {
        let end = date.addingTimeInterval(3600)
        #expect(string(Text(date...end), "de_DE") == "09:41–10:41 Uhr")
        #expect(string(Text(DateInterval(start: date, duration: 86_400)), "de_DE").contains("16. Jan. 2026"))
    }

    @Test func aFormatterHasTheLocaleOfThePage() {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        #expect(string(Text(date, formatter: formatter), "de_DE") == "15. Januar 2026")
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        #expect(string(Text(1234.5, formatter: numbers), "de_DE") == "1.234,5")
        #expect(string(Text("\(date, formatter: formatter)"), "fr_FR") == "15 janvier 2026")
    }
}
