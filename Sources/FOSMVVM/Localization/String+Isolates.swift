extension String {
    /// The text with an end for each isolate that begins in it, and without ends of isolates that do not (UAX #9, BD9).
    ///
    /// So put together with others, it neither ends an isolate around it nor leaves one open.
    var withBalancedIsolates: String {
        guard unicodeScalars.contains(where: \.belongsToIsolate) else { return self }
        var depth = 0
        var balanced = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == Self.endOfIsolate, depth == 0 { continue }
            if scalar.belongsToIsolate { depth += scalar == Self.endOfIsolate ? -1 : 1 }
            balanced.append(scalar)
        }
        return String(balanced) + String(repeating: Character(Self.endOfIsolate), count: depth)
    }

    private static let endOfIsolate: Unicode.Scalar = "\u{2069}"
}

extension Unicode.Scalar {
    /// Whether an isolate begins (LRI, RLI, FSI) or ends (PDI) here.
    fileprivate var belongsToIsolate: Bool { ("\u{2066}"..."\u{2069}").contains(self) }
}
