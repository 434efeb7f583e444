/// What was looked up while a value was localized.
public struct LocalizationRecord: Sendable {
    /// The texts, each once, in order of appearance.
    public private(set) var texts: [TextUse] = []
    /// The keys of the models that were localized: those types whose properties have texts.
    public private(set) var models: Set<String> = []
    private var known: Set<TextUse> = []

    /// A record of nothing.
    public init() {}

    mutating func add(_ use: TextUse) {
        if known.insert(use).inserted { texts.append(use) }
    }

    mutating func add(model type: Any.Type) {
        models.insert(TypeKeys.key(of: type))
    }
}
