extension Float {
    /// The number of the same shortest decimal text: `0.1` stays `0.1`, where a conversion has 0.10000000149011612.
    var shortestDouble: Double { Double(description) ?? Double(self) }
}
