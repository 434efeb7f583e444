/// What names are looked up in: the value rendered, and inside it the values of the sections that are open.
struct ContextStack {
    /// What a lookup reads of a level. It holds no references, so that reading it counts none.
    private struct Level {
        /// The object whose members the level has; nil for another value.
        var object: Unmanaged<TemplateObject.Storage>?
        /// The item that a section over a list has come to.
        var position: Int
        /// The number of items of that list; nil when the level is no section over one.
        let count: Int?
    }

    /// What a level keeps alive.
    private struct Content {
        /// What `{{.}}` is.
        var value: TemplateValue
        let items: [TemplateValue]
    }

    private var levels: [Level] = []
    private var contents: [Content] = []

    /// The stack with `value` as its outermost level.
    init(_ value: TemplateValue) {
        push(value)
    }
}

extension ContextStack {
    var count: Int { levels.count }

    /// The innermost value. There always is one, the outermost if no other.
    var innermost: TemplateValue { contents[contents.count - 1].value }

    /// Opens a section on `value`, or over it when it is a list, which must not be empty then.
    mutating func push(_ value: TemplateValue) {
        if case .list(let items) = value, !levels.isEmpty {
            levels.append(Level(object: Self.object(items[0]), position: 0, count: items.count))
            contents.append(Content(value: items[0], items: items))
        } else {
            levels.append(Level(object: Self.object(value), position: 0, count: nil))
            contents.append(Content(value: value, items: []))
        }
    }

    /// Goes on to the next item of the innermost section. Gives false, and closes the section, when there is none.
    mutating func advance() -> Bool {
        let last = levels.count - 1
        let position = levels[last].position + 1
        guard let count = levels[last].count, position < count else {
            truncate(to: last)
            return false
        }
        let item = contents[last].items[position]
        levels[last].position = position
        levels[last].object = Self.object(item)
        contents[last].value = item
        return true
    }

    /// Closes all but the `count` outermost levels.
    mutating func truncate(to count: Int) {
        levels.removeLast(levels.count - count)
        contents.removeLast(contents.count - count)
    }

    /// The value of `name` in the innermost level that has it; nil when none does.
    func value(of name: TemplateName) -> TemplateValue? {
        var index = levels.count - 1
        while index >= 0 {
            let level = levels[index]
            // The object is alive, because `contents` retains the value that it is.
            if let value = level.object?._withUnsafeGuaranteedRef({ $0.member(name) }) { return value }
            if let count = level.count, let loopName = LoopName(name) {
                return loopName.value(at: level.position, of: count)
            }
            index -= 1
        }
        return nil
    }

    /// The shapes of the objects of all levels.
    var shapes: [TemplateShape] {
        contents.compactMap { content in
            if case .object(let object) = content.value { object.shape } else { nil }
        }
    }

    private static func object(_ value: TemplateValue) -> Unmanaged<TemplateObject.Storage>? {
        guard case .object(let object) = value else { return nil }
        return Unmanaged.passUnretained(object.storage)
    }
}
