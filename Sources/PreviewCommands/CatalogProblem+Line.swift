import PreviewCatalog

extension CatalogProblem {
    /// The problem as a line for a terminal, with its place.
    var line: String { "\(place.file):\(place.line): \(localizedDescription)" }
}
