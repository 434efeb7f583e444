/// The letters of a text that the accented pseudo-locale has left alone.
///
/// The brackets hold a text of the store with its values; what stands outside of them is hard-coded.
struct UnaccentedText {
    /// The values of the ViewModel, in order of appearance.
    private(set) var values: [(text: String, path: String)] = []
    /// What is between brackets and values, as far as there is a letter from A to Z in it.
    private(set) var runs: [String] = []

    /// Takes a text, with white space made one, apart.
    init(_ text: String, values: ViewModelValues? = nil) {
        let characters = Array(text)
        var run = ""
        var depth = 0
        var index = 0
        while index < characters.count {
            if depth == 0, let value = values?.value(at: index, of: characters) {
                self.values.append(value)
                end(&run)
                index += value.text.count
                continue
            }
            switch characters[index] {
            case "[":
                end(&run)
                depth += 1
            case "]": depth = max(0, depth - 1)
            case let character: if depth == 0 { run.append(character) }
            }
            index += 1
        }
        end(&run)
    }

    /// Whether a letter from A to Z stands outside the brackets.
    static func isIn(_ text: String) -> Bool { !UnaccentedText(text).runs.isEmpty }

    private mutating func end(_ run: inout String) {
        if run.contains(where: { $0.isASCII && $0.isLetter }) { runs.append(run) }
        run = ""
    }
}
