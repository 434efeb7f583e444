/// The contexts of names: the rendered value, and inside of it the values of the open sections.
struct ContextStack {
    /// The parts of a level that lookups read. They contain no references, to avoid reference counting.
    private struct Level {
        /// The object whose members the level provides. Nil for another value.
        var object: Unmanaged<TemplateObject.Storage>?
        /// The index of the current item of a section over a list.
        var position: Int
        /// The number of items of the list. Nil if the level is not a section over a list.
        let count: Int?
    }

    /// The values that keep a level's references alive.
    private struct Content {
        /// The value of `{{.}}`.
        var value: TemplateValue
        let items: [TemplateValue]
    }

    private var levels: [Level] = []
    private var contents: [Content] = []

    /// Creates a stack with `value` as its outermost level.
    init(_ value: TemplateValue) {
        push(value)
    }
}

extension ContextStack {
    var count: Int { levels.count }

    /// The innermost value. There is always at least the outermost one.
    var innermost: TemplateValue { contents[contents.count - 1].value }

    /// Opens a section with `value`, or over its elements if it is a list, which must not be empty.
    mutating func push(_ value: TemplateValue) {
        if case .list(let items) = value, !levels.isEmpty {
            levels.append(Level(object: Self.object(items[0]), position: 0, count: items.count))
            contents.append(Content(value: items[0], items: items))
        } else {
            levels.append(Level(object: Self.object(value), position: 0, count: nil))
            contents.append(Content(value: value, items: []))
        }
    }

    /// Moves to the next item of the innermost section. If there is none, closes the section and returns false.
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

    /// Returns the value of `path`, whose further components are in `components`. Nil if it does not resolve.
    func value(of path: NamePath, _ components: [NameComponent]) -> TemplateValue? {
        guard let head = path.head else { return innermost }
        var value = value(of: head)
        guard var position = path.rest.map(Int.init) else { return value }
        while let object = value {
            value = object.member(components[position])
            if components[position].isLast { break }
            position += 1
        }
        return value
    }

    /// Returns the value of `name` in the innermost level that has it. Nil if none has it.
    @inline(__always)
    func value(of name: TemplateName) -> TemplateValue? {
        var index = levels.count - 1
        while index >= 0 {
            let level = levels[index]
            // The object is alive, because `contents` retains it.
            if let value = level.object?._withUnsafeGuaranteedRef({ $0.member(name) }) { return value }
            if let count = level.count, let loopName = LoopName(name) {
                return loopName.value(at: level.position, of: count)
            }
            index -= 1
        }
        return nil
    }

    /// What the objects of all levels were made from, the innermost first.
    var origins: [any Sendable] {
        contents.reversed().compactMap { content in
            if case .object(let object) = content.value { object.storage.origin } else { nil }
        }
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
