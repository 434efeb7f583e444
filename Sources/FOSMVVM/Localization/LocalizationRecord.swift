/// What was looked up while a value was localized.
public struct LocalizationRecord: Sendable {
    /// The texts, each once, in order of appearance.
    public private(set) var texts: [TextUse] = []
    /// The keys of the models that were localized: those types whose properties have texts.
    public private(set) var models: Set<String> = []
    /// What is wanted of each text, by all that look it up.
    package private(set) var wants: [TextUse: Set<TextWant>] = [:]

    /// A record of nothing.
    public init() {}

    mutating func add(_ use: TextUse, _ want: TextWant) {
        if wants[use] == nil { texts.append(use) }
        wants[use, default: []].insert(want)
    }

    mutating func add(model type: Any.Type) {
        models.insert(TypeKeys.key(of: type))
    }
}
