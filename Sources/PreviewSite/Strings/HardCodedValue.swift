import FOSMVVM
import Foundation
import PreviewChecks

/// A value of a ViewModel that the accented pseudo-locale does not change: a name, a code, or a text that should be
/// localized.
struct HardCodedValue: Hashable, Sendable {
    /// The value, with collapsed white space.
    let text: String
    /// The path of the first property with this value in the ViewModel's JSON.
    let path: String
}

/// The unchanged values in a ViewModel's JSON, for searching in shown texts.
struct HardCodedValues {
    private struct Candidate {
        let text: [Character]
        let path: String
    }

    /// The start of a missing text, which is reported elsewhere.
    private static let missing = "⚠"

    private var known: Set<String> = []
    /// The values that begin with a word or sign, the longest first.
    private var candidates: [String: [Candidate]] = [:]

    /// Collects the texts of JSON in the accented pseudo-locale. Empty for invalid JSON.
    init(json: String) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return }
        add(value, path: "")
        candidates = candidates.mapValues { $0.sorted { $0.text.count > $1.text.count } }
    }

    /// Returns the values in shown texts, each once, in order of appearance.
    func values(in shown: [String]) -> [HardCodedValue] {
        var texts: Set<String> = []
        var known: Set<HardCodedValue> = []
        return shown.filter { !$0.hasPrefix(Self.missing) && texts.insert($0).inserted }.flatMap(values)
            .filter { known.insert($0).inserted }
    }

    private func values(in text: String) -> [HardCodedValue] {
        let text = AccentedValue(text)
        var values: [HardCodedValue] = []
        var index = 0
        while index < text.characters.count {
            if let value = value(at: index, of: text.characters) {
                values.append(value)
                index += value.text.count
            } else {
                index = text.ends[index] ?? index + 1
            }
        }
        return values
    }

    /// Returns the longest value at an index that is not a part of a longer word.
    func value(at index: Int, of text: [Character]) -> HardCodedValue? {
        guard index == 0 || !text[index - 1].isLetter else { return nil }
        let rest = text[index...]
        let found = candidates[Self.beginning(of: rest)]?.first { candidate in
            let end = index + candidate.text.count
            return rest.starts(with: candidate.text) && (end == text.count || !text[end].isLetter)
        }
        return found.map { HardCodedValue(text: String($0.text), path: $0.path) }
    }

    private mutating func add(_ value: Any, path: String) {
        switch value {
        case let text as String: add(text.singleSpaced, path: path)
        case let list as [Any]: for (index, element) in list.enumerated() { add(element, path: "\(path)[\(index)]") }
        case let object as [String: Any]:
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                add(member, path: path.isEmpty ? name : "\(path).\(name)")
            }
        default: break
        }
    }

    private mutating func add(_ text: String, path: String) {
        guard !known.contains(text), AccentedValue(text).hasUnaccented else { return }
        known.insert(text)
        let characters = Array(text)
        candidates[Self.beginning(of: characters[...]), default: []].append(Candidate(text: characters, path: path))
    }

    /// Returns the first word of a text, or its first sign.
    private static func beginning(of text: ArraySlice<Character>) -> String {
        let word = text.prefix(while: \.isLetter)
        return String(word.isEmpty ? text.prefix(1) : word)
    }
}

/// A text in the accented pseudo-locale, in which brackets enclose each text of the store with its values.
struct AccentedValue {
    let characters: [Character]
    /// The ends of the store's texts by their starts: the index after the bracket that follows their last tilde.
    let ends: [Int: Int]

    init(_ text: String) {
        characters = Array(text)
        ends = Self.endsOfLocalized(characters)
    }

    /// Whether there is a letter without an accent of the pseudo-locale outside of the brackets.
    var hasUnaccented: Bool {
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if let end = ends[index] {
                index = end
            } else if character.isLetter, !PseudoLocale.hasAccent(character) {
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    /// Matching brackets belong together, unless those in a value do not match.
    private static func endsOfLocalized(_ text: [Character]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        /// The open brackets, with the number of letters with an accent before them.
        var open: [(index: Int, accented: Int)] = []
        var accented = 0
        for index in text.indices {
            if PseudoLocale.hasAccent(text[index]) { accented += 1 }
            if text[index] == "[" { open.append((index, accented)) }
            guard text[index] == "]", let start = open.last else { continue }
            let isEnd = text[index - 1] == "~"
            // A bracket in a value does not close the surrounding text of the store.
            if isEnd || start.accented == accented { open.removeLast() }
            if isEnd { ends[start.index] = index + 1 }
        }
        return ends
    }
}
