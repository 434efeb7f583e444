/// Which letters an on-screen keyboard capitalizes.
public enum FormAutocapitalize: String, Codable, Hashable, Sendable {
    case never, words, sentences, characters
}
