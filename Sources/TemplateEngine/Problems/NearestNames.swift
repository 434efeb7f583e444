/// Names that a mistyped one may have meant.
struct NearestNames {
    private let name: [Unicode.Scalar]

    init(to name: String) {
        self.name = Array(name.lowercased().unicodeScalars)
    }

    /// Up to three of `names` that differ in no more than every third letter, the nearest first.
    func among(_ names: some Sequence<String>, comparing part: (String) -> String = { $0 }) -> [String] {
        names
            .map { (name: $0, distance: distance(to: part($0))) }
            .filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3)
            .map(\.name)
    }

    private var limit: Int { name.count / 3 }

    /// The number of letters to insert, remove, replace or swap with their neighbour, letter case aside.
    private func distance(to other: String) -> Int {
        let other = Array(other.lowercased().unicodeScalars)
        if abs(other.count - name.count) > limit { return .max }
        var rows = [Array(0...other.count)]
        for line in name.indices {
            var row = [line + 1]
            for column in other.indices {
                let replaced = rows[line][column] + (name[line] == other[column] ? 0 : 1)
                row.append(min(replaced, rows[line][column + 1] + 1, row[column] + 1))
                if line > 0, column > 0, name[line] == other[column - 1], name[line - 1] == other[column] {
                    row[column + 1] = min(row[column + 1], rows[line - 1][column - 1] + 1)
                }
            }
            rows.append(row)
        }
        return rows[name.count][other.count]
    }
}
