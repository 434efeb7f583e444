/// The name of a preview as the last part of an address.
enum PreviewSlug {
    /// The letters and digits of any script in lower case, with a dash for each run of anything else between them.
    static func slug(of name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
