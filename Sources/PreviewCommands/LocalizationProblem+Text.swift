import FOSMVVM

extension LocalizationProblem {
    /// The problem as a line for a terminal, with its place as far as it is known.
    var text: String {
        let place = [file] + [line, column].map { $0.map(String.init) }
        let known = place.compactMap { $0 }.joined(separator: ":")
        return known.isEmpty ? message : "\(known): \(message)"
    }
}
