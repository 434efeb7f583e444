import Foundation

/// The comment after a locale in a YAML file, whose texts are copies of those of the default locale until somebody
/// translates them. Generators write it.
enum TranslationMark {
    private static let comment = "# Translate these texts."

    /// Returns the lines of a file, counted from 1, that are a locale with the comment.
    static func lines(in yaml: String) -> Set<Int> {
        // Most files have none, and this is the fastest search of Foundation.
        guard Data(yaml.utf8).range(of: Data(comment.utf8)) != nil else { return [] }
        let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return Set(
            lines.indices.filter { index in
                let line = lines[index]
                return line.first?.isLetter == true && line.firstRange(of: comment) != nil
            }.map { $0 + 1 })
    }
}
