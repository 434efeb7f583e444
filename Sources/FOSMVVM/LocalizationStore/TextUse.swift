/// A text that was looked up.
public struct TextUse: Hashable, Sendable {
    /// The key, such as `TaskListViewModel.title`.
    public let key: String
    /// The index of the element in the list, from 0. Nil for a text or a whole list.
    public let index: Int?

    /// Creates the text with a key.
    public init(key: String, index: Int? = nil) {
        self.key = key
        self.index = index
    }

    /// The key with its index, such as `TaskListViewModel.steps[2]`.
    public var name: String { index.map { "\(key)[\($0)]" } ?? key }
}

extension String {
    /// The outermost type of a text's key.
    package var typeOfKey: Substring { prefix { $0 != "." } }
}
