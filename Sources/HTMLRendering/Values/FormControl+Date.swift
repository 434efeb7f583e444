import Foundation

extension FormControl {
    /// A date in the format that the control takes.
    ///
    /// Source: WHATWG HTML, "Dates and times".
    func text(of date: Date, timeZone: TimeZone) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: timeZone)
        let day = style.year().month().day()
        return switch inputType {
        case "month": date.formatted(style.year().month())
        case "week": date.formatted(style.year().weekOfYear())
        case "time": date.formatted(style.time(includingFractionalSeconds: false).timeSeparator(.colon))
        case "datetime-local":
            date.formatted(day.time(includingFractionalSeconds: false).timeSeparator(.colon))
        default: date.formatted(day)
        }
    }
}
