/// The keys of the texts of each preview, as far as they are known.
struct TextKeys: Sendable {
    let keys: [BareDocument: PreviewTextKeys]
    /// Whether every preview has been examined since files have changed. Otherwise, a preview that has not been has its earlier
    /// keys.
    let isComplete: Bool
}
