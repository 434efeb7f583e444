import Foundation

/// What the operations of a view have recorded before they were made again.
///
/// A view in another locale has a new ViewModel, and so new operations, which have recorded nothing yet.
struct EarlierOperations: Sendable {
    fileprivate typealias Members = [String: String]

    /// What the log shows of operations that were made again, and what they contained then.
    fileprivate struct Pair {
        var shown: Members
        var made: Members
    }

    private var pairs: [[String]: [Pair]] = [:]

    /// No operations.
    init() {}

    /// - Parameters:
    ///   - shown: The earlier operations.
    ///   - made: Those that were made again.
    init(_ shown: [LiveOperations], before made: [LiveOperations]) {
        var left = Dictionary(grouping: shown, by: \.identity).mapValues { ArraySlice($0) }
        for operations in made {
            guard let earlier = left[operations.identity]?.popFirst() else { continue }
            let pair = Pair(shown: earlier.members, made: operations.members)
            pairs[operations.identity, default: []].append(pair)
        }
    }

    /// Returns the operations as they are now, with what was recorded before. What is no longer shown is forgotten.
    mutating func continued(by operations: [LiveOperations]) -> [LiveOperations] {
        guard !pairs.isEmpty else { return operations }
        var left = pairs.mapValues { ArraySlice($0) }
        pairs = [:]
        return operations.map { operations in
            guard var pair = left[operations.identity]?.popFirst() else { return operations }
            pair.follow(operations.members)
            pairs[operations.identity, default: []].append(pair)
            return pair.shown == operations.members ? operations : operations.showing(pair.shown)
        }
    }
}

extension EarlierOperations.Pair {
    /// Shows what has changed since the last time.
    fileprivate mutating func follow(_ members: [String: String]) {
        // What is nil is not a member.
        let kept = shown.filter { made[$0.key] == nil && members[$0.key] == nil }
        let followed = members.mapMembers { name, value in
            guard let shown = shown[name], let made = made[name] else { return value }
            return Self.value(of: shown, from: made, to: value)
        }
        shown = followed.merging(kept) { $1 }
        made = members
    }

    /// Returns a value after a change: a count is added, and new elements of a list follow.
    private static func value(of shown: String, from made: String, to value: String) -> String {
        if value == made { return shown }
        if let shown = Int(shown), let made = Int(made), let value = Int(value) { return "\(shown + value - made)" }
        guard let shown = list(shown), let made = list(made), let value = list(value), value.starts(with: made) else {
            return value
        }
        return (shown + value.dropFirst(made.count)).json
    }

    /// Returns the elements of a list. Nil for any other value.
    private static func list(_ json: String) -> [NSObject]? {
        (try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)) as? [NSObject]
    }
}

extension [String: String] {
    fileprivate func mapMembers(_ value: (String, String) -> String) -> Self {
        Dictionary(uniqueKeysWithValues: map { ($0, value($0, $1)) })
    }
}

extension [NSObject] {
    fileprivate var json: String {
        let data = try? JSONSerialization.data(withJSONObject: self, options: .sortedKeys)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

extension LiveOperations {
    /// Returns the same operations with other members, whose values are JSON.
    fileprivate func showing(_ members: [String: String]) -> LiveOperations {
        let values = members.mapValues { json in
            try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        }
        guard let data = try? JSONSerialization.data(withJSONObject: values.compactMapValues(\.self)) else {
            return self
        }
        return replacing(json: data)
    }
}
