/// The names of an object's members in their order, made once for a type and shared by all its values.
public final class TemplateShape: Sendable {
    /// The names, in the order of the values. They are searched in this order, and the first of two equal ones wins.
    public let names: [TemplateName]

    private let declares: (@Sendable (String) -> Bool)?
    private let isCase: Bool

    /// A shape whose objects have `names` and nothing else.
    public init(names: [TemplateName]) {
        self.names = names
        declares = nil
        isCase = false
    }

    /// A shape whose objects may lack some of what their type declares.
    ///
    /// - Parameter declares: Whether a name that is not in `names` is declared all the same. Such a name is null: found,
    ///   false, and printing nothing. Called while rendering, on any thread.
    public init(names: [TemplateName], declares: @escaping @Sendable (String) -> Bool) {
        self.names = names
        self.declares = declares
        isCase = false
    }

    /// The shape of a case of an enum without associated values, whose objects are true under the case's name alone.
    ///
    /// - Parameter isCase: Whether a name is that of a case. Called while rendering, on any thread.
    public init(case name: TemplateName, isCase: @escaping @Sendable (String) -> Bool) {
        names = [name]
        declares = isCase
        self.isCase = true
    }

    /// Whether a name is that of another case, which has nothing to open but the truth.
    func isAbsentCase(_ name: TemplateName) -> Bool {
        isCase && position(of: name) == nil && declaresAbsent(name)
    }

    func position(of name: TemplateName) -> Int? {
        names.firstIndex(of: name)
    }

    func declaresAbsent(_ name: TemplateName) -> Bool {
        guard let declares else { return false }
        return declares(name.string)
    }
}
