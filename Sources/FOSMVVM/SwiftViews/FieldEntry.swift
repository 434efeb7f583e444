#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    /// The conversion between the value of a form field and what its control shows.
    struct FieldEntry<Value: Codable & Hashable & Sendable> {
        /// The time zone of dates.
        let timeZone: TimeZone

        /// Returns what the control shows for a value.
        func controlValue(of value: Value) -> ControlValue {
            if let isOn = value as? Bool { return .isOn(isOn) }
            return .text(text(of: value))
        }

        /// Returns the value of an entry. An empty text is nil, if the field can be nil.
        ///
        /// - Throws: ``SwiftUI/ViewInputError/invalidValue(_:)`` if the entry is not a value of the field.
        func value(of entry: ControlValue) throws -> Value {
            switch entry {
            case .isOn(let isOn):
                if let value = isOn as? Value { return value }
                throw ViewInputError.invalidValue("\(isOn)")
            case .text(let text):
                if let value = parsed(text, as: Value.self) as? Value { return value }
                throw ViewInputError.invalidValue(text)
            }
        }

        private func text(of value: Any) -> String {
            switch value {
            case let optional as any OptionalType: optional.wrappedValue.map(text(of:)) ?? ""
            case let text as String: text
            case let date as Date: date.formatted(day.time(includingFractionalSeconds: false))
            case let raw as any RawRepresentable: "\(raw.rawValue)"
            default: "\(value)"
            }
        }

        private func parsed(_ text: String, as type: Any.Type) -> Any? {
            switch type {
            case let optional as any OptionalType.Type:
                text.isEmpty ? optional.nilValue : parsed(text, as: optional.wrapped)
            case is String.Type: text
            case is Date.Type: date(text)
            case is Decimal.Type: Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
            case let type as any RawRepresentable.Type: rawValue(text, of: type)
            case let type as any LosslessStringConvertible.Type: type.init(text)
            default: nil
            }
        }

        private func rawValue<Raw: RawRepresentable>(_ text: String, of type: Raw.Type) -> Any? {
            (parsed(text, as: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
        }

        /// Returns the date in one of the formats of the HTML controls.
        private func date(_ text: String) -> Date? {
            let minutes = text.count == "2026-05-01T10:30".count ? text + ":00" : text
            return (try? Date.ISO8601FormatStyle().parse(text))
                ?? (try? day.time(includingFractionalSeconds: false).parse(minutes)) ?? (try? day.parse(text))
        }

        private var day: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day() }
    }
#endif
