/// A part of a long list, which ends at a line so that an answer stays small.
struct ListPage<Element> {
    let elements: ArraySlice<Element>
    let total: Int
    /// What the next call passes to continue. Nil at the end.
    let nextCursor: String?

    /// - Parameters:
    ///   - cursor: The cursor of the last answer. Nil for the beginning.
    ///   - limit: The maximum number of elements.
    /// - Throws: ``AssistantError`` for a cursor that no answer had.
    init(_ all: [Element], from cursor: String?, limit: Int) throws {
        guard let start = cursor.map({ Int($0) ?? -1 }) ?? Optional(0), (0...all.count).contains(start) else {
            throw AssistantError("The cursor is not one of this list. Call again without a cursor.")
        }
        let end = min(all.count, start + limit)
        (elements, total) = (all[start..<end], all.count)
        nextCursor = end < all.count ? "\(end)" : nil
    }

    /// The line that says how to continue. Empty at the end.
    var rest: [String] {
        nextCursor.map { ["… \(total - elements.endIndex) more. Call again with cursor \"\($0)\"."] } ?? []
    }
}
