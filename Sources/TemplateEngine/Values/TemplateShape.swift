/// The names of an object's members in their order, made once for a type and shared by all its values.
public final class TemplateShape: Sendable {
    /// The names, in the order of the values. They are searched in this order, and the first of two equal ones wins.
    public let names: [TemplateName]

    private let declares: (@Sendable (String) -> Bool)?

    /// A shape whose objects have `names` and nothing else.
    public init(names: [TemplateName]) {
        self.names = names
        declares = nil
    }

    /// A shape whose objects may lack some of what their type declares.
    ///
    /// - Parameter declares: Whether a name that is not in `names` is declared all the same. Such a name is null: found,
    ///   false, and printing nothing. Called while rendering, on any thread.
    public init(names: [TemplateName], declares: @escaping @Sendable (String) -> Bool) {
        self.names = names
        self.declares = declares
    }

    func position(of name: TemplateName) -> Int? {
        names.firstIndex(of: name)
    }

    func declaresAbsent(_ name: TemplateName) -> Bool {
        guard let declares else { return false }
        return declares(name.string)
    }
}
