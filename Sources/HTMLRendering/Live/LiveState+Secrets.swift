import Foundation

extension LiveState {
    /// What is shown in place of a secret.
    package static let mask = "••••••"

    /// The operations without what was entered into fields for passwords.
    package var maskedOperations: [LiveOperations] { operations.map { $0.masking(secrets) } }

    /// The events without what was entered into fields for passwords.
    package var maskedEvents: [LiveEvent] { events.map { $0.masking(secrets) } }
}

extension LiveOperations {
    fileprivate func masking(_ secrets: Set<String>) -> LiveOperations {
        var masked = LiveOperations(type: type, json: json.masking(secrets, options: [.prettyPrinted]))
        masked.problem = problem
        return masked
    }
}

extension LiveEvent {
    fileprivate func masking(_ secrets: Set<String>) -> LiveEvent {
        LiveEvent(
            date: date, cause: cause,
            changes: changes.map { Value(name: $0.name, value: $0.value.masking(secrets, options: [])) },
            error: error?.replacing(secrets))
    }
}

extension String {
    /// Returns the text with a mask in place of each secret in it.
    fileprivate func replacing(_ secrets: Set<String>) -> String {
        secrets.sorted { $0.count > $1.count }.reduce(self) { $0.replacing($1, with: LiveState.mask) }
    }

    /// Returns this JSON with a mask in place of each string or number that is a secret.
    fileprivate func masking(_ secrets: Set<String>, options: JSONSerialization.WritingOptions) -> String {
        let value = try? JSONSerialization.jsonObject(with: Data(utf8), options: .fragmentsAllowed)
        guard !secrets.isEmpty, let value, let masked = Self.masked(value, secrets) else { return self }
        let options = options.union([.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        let json = try? JSONSerialization.data(withJSONObject: masked, options: options)
        return json.map { String(decoding: $0, as: UTF8.self) } ?? LiveState.mask
    }

    /// Returns a value with masks. Nil if it contains no secret.
    private static func masked(_ value: Any, _ secrets: Set<String>) -> Any? {
        switch value {
        case let text as String:
            let masked = secrets.contains(text) ? LiveState.mask : text.replacing(secrets.filter { $0.count > 3 })
            return masked == text ? nil : masked
        // The numbers 0 and 1 are also values of this type.
        case is Bool: return nil
        case let number as NSNumber: return secrets.contains(number.stringValue) ? LiveState.mask : nil
        case let list as [Any]:
            let masked = list.map { Self.masked($0, secrets) }
            return masked.contains { $0 != nil } ? zip(masked, list).map { $0 ?? $1 } : nil
        case let object as [String: Any]:
            let masked = object.compactMapValues { Self.masked($0, secrets) }
            return masked.isEmpty ? nil : object.merging(masked) { $1 }
        default: return nil
        }
    }
}
