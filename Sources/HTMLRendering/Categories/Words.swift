/// Names of code in words.
enum Words {
    /// `createdAt` is `Created at`.
    static func sentence(_ name: String) -> String {
        var sentence = ""
        for character in name {
            let begins = character.isUppercase && sentence.last?.isLowercase == true
            if begins { sentence.append(" ") }
            sentence.append(sentence.isEmpty ? Character(character.uppercased()) : Character(character.lowercased()))
        }
        return sentence
    }
}
