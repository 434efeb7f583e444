import Foundation

/// The hard-coded texts in a ViewModel's JSON with their first paths, for searching in shown texts.
///
/// The time of a search depends only on the length of the searched text, not on the number of values.
struct ViewModelValues {
    /// The path of each value, with collapsed white space.
    private var paths: [String: String] = [:]
    /// The lengths in characters of the values that begin with a word or sign.
    private var lengths: [String: Set<Int>] = [:]

    /// Collects the texts of JSON. Empty for invalid JSON.
    init(json: String) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return }
        add(value, path: "")
    }

    /// Returns the longest value at an index that is not a part of a longer word, with its path.
    func value(at index: Int, of text: [Character]) -> (text: String, path: String)? {
        guard index == 0 || !text[index - 1].isLetter, let lengths = lengths[Self.beginning(of: text[index...])]
        else { return nil }
        for length in lengths.sorted(by: >) where index + length <= text.count {
            let end = index + length
            guard end == text.count || !text[end].isLetter else { continue }
            let value = String(text[index..<end])
            if let path = paths[value] { return (value, path) }
        }
        return nil
    }

    private mutating func add(_ value: Any, path: String) {
        switch value {
        case let text as String: add(DisplayedTexts.singleSpaced(text), path: path)
        case let list as [Any]: for (index, element) in list.enumerated() { add(element, path: "\(path)[\(index)]") }
        case let object as [String: Any]:
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                add(member, path: path.isEmpty ? name : "\(path).\(name)")
            }
        default: break
        }
    }

    private mutating func add(_ text: String, path: String) {
        guard paths[text] == nil, UnaccentedText.isIn(text) else { return }
        paths[text] = path
        let characters = Array(text)
        lengths[Self.beginning(of: characters[...]), default: []].insert(characters.count)
    }

    /// Returns the first word of a text, or its first sign.
    private static func beginning(of text: ArraySlice<Character>) -> String {
        let word = text.prefix(while: \.isLetter)
        return String(word.isEmpty ? text.prefix(1) : word)
    }
}
