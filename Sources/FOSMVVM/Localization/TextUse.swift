/// A text that is looked up while something is localized.
public struct TextUse: Hashable, Sendable {
    /// The key, such as `TaskListViewModel.title`.
    public let key: String
    /// The element of the list under the key, from 0; nil for a text, or for a list as a whole.
    public let index: Int?

    /// The text under a key.
    public init(key: String, index: Int? = nil) {
        self.key = key
        self.index = index
    }

    /// The key with its index: `TaskListViewModel.steps[2]`.
    public var name: String { index.map { "\(key)[\($0)]" } ?? key }
}
