import Foundation

/// Numbers random ids in order of appearance, so that those of a stub are the same in each run.
struct IdNumbers {
    private var numbers: [UUID: Int] = [:]

    /// The numbered id for one of version 4 (RFC 9562), which is random; any other stays.
    mutating func id(for id: UUID) -> UUID {
        guard id.uuid.6 >> 4 == 4 else { return id }
        let number = numbers[id] ?? numbers.count + 1
        numbers[id] = number
        let digits = String(number)
        let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        return UUID(uuidString: text) ?? id
    }
}
