/// Names that a mistyped one may have meant.
struct NearestNames {
    private let name: [Unicode.Scalar]

    init(to name: String) {
        self.name = Array(name.lowercased().unicodeScalars)
    }

    /// Up to three of `names` within a third of the name's length, the nearest first.
    func among(_ names: [String], comparing part: (String) -> String = { $0 }) -> [String] {
        names
            .map { (name: $0, distance: distance(to: part($0))) }
            .filter { $0.distance <= max(1, name.count / 3) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3)
            .map(\.name)
    }

    /// The number of scalars to insert, remove or replace, letter case aside (Levenshtein).
    private func distance(to other: String) -> Int {
        let other = Array(other.lowercased().unicodeScalars)
        if abs(other.count - name.count) > max(1, name.count / 3) { return .max }
        var row = Array(0...other.count)
        for (line, scalar) in name.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, candidate) in other.enumerated() {
                let replaced = diagonal + (scalar == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
