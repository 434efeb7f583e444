import FOSMVVM

/// The letters of a text that the accented pseudo-locale has left alone.
///
/// The brackets hold a text of the store with its values; what stands outside of them is hard-coded.
struct UnaccentedText {
    /// The values of the ViewModel, in order of appearance.
    private(set) var values: [(text: String, path: String)] = []
    /// What is between brackets and values, as far as there is a letter in it that has no accent of the pseudo-locale.
    private(set) var runs: [String] = []
    /// What is there with a number and without a letter: a number of the store, or one of a template.
    private(set) var numbers: [String] = []

    /// Takes a text, with white space made one, apart.
    init(_ text: String, values: ViewModelValues? = nil) {
        let characters = Array(text)
        let ends = Self.endsOfLocalized(characters)
        var run = ""
        var index = 0
        while index < characters.count {
            if let value = values?.value(at: index, of: characters) {
                self.values.append(value)
                end(&run)
                index += value.text.count
            } else if let next = ends[index] {
                end(&run)
                index = next
            } else {
                run.append(characters[index])
                index += 1
            }
        }
        end(&run)
    }

    /// Whether a letter that the pseudo-locale has left alone stands outside the brackets.
    static func isIn(_ text: String) -> Bool { !UnaccentedText(text).runs.isEmpty }

    /// Where the texts of the store that begin at indices end: behind the bracket that follows their last tilde.
    ///
    /// Brackets that pair are taken together, unless those in a value do not.
    private static func endsOfLocalized(_ text: [Character]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for index in text.indices {
            if text[index] == "[" { open.append(index) }
            guard text[index] == "]", let start = open.last else { continue }
            let isEnd = text[index - 1] == "~"
            // A bracket of a value closes nothing of the store's text around it.
            if isEnd || text[start...index].allSatisfy({ !PseudoLocale.hasAccent($0) }) { open.removeLast() }
            if isEnd { ends[start] = index + 1 }
        }
        return ends
    }

    private mutating func end(_ run: inout String) {
        if run.contains(where: { $0.isLetter && !PseudoLocale.hasAccent($0) }) {
            runs.append(run)
        } else if run.contains(where: \.isNumber), !run.contains(where: \.isLetter) {
            numbers.append(run)
        }
        run = ""
    }
}
