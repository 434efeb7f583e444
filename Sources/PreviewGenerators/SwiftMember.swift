/// A property of a ViewModel in Swift: its declaration, the parameter that it is made from, and a sample value.
struct SwiftMember {
    /// The lines that declare it, without indentation.
    let declarations: [String]
    /// The lines that set it in the initializer.
    let assignments: [String]
    /// The parameter of the initializer with a sample value. Nil for a text.
    let parameter: Parameter?

    /// A parameter of an initializer and of a stub.
    struct Parameter {
        let name: String
        let type: String
        /// A value for stubs, as Swift code.
        let sample: String

        var declaration: String { "\(name): \(type)" }
        var withDefault: String { "\(name): \(type) = \(sample)" }
        var forwarded: String { "\(name): \(name)" }
        var withSample: String { "\(name): \(sample)" }
    }

    /// - Parameters:
    ///   - property: The property.
    ///   - owner: The name of the ViewModel without its suffix, with which the names of its enums begin.
    init(_ property: PropertyDeclaration, of owner: GeneratedName) {
        let (name, mark) = (property.name, property.isOptional ? "?" : "")
        func member(_ type: String, stored: String? = nil, sample: String, wrap: String? = nil) -> SwiftMember {
            let value = wrap.map { property.isOptional ? "\(name).map { \($0)(value: $0) }" : "\($0)(value: \(name))" }
            return SwiftMember(
                declarations: ["public let \(name): \(stored ?? type)\(mark)"],
                assignments: ["self.\(name) = \(value ?? name)"],
                parameter: Parameter(name: name, type: type + mark, sample: sample))
        }
        switch property.kind {
        case .text: self.init(text: name)
        case .string: self = member("String", sample: "\"\(name.title)\"")
        case .bool: self = member("Bool", sample: "true")
        case .id: self = member("ModelIdType", sample: ".init()")
        case .int: self = member("Int", stored: "LocalizableInt", sample: "3", wrap: "LocalizableInt")
        case .double: self = member("Double", stored: "LocalizableDouble", sample: "2.5", wrap: "LocalizableDouble")
        case .date: self = member("Date", stored: "LocalizableDate", sample: ".now", wrap: "LocalizableDate")
        case .strings: self = member("[String]", sample: "[\"First\", \"Second\"]")
        case .list(let element): self = member("[\(element)]", sample: "[.stub(), .stub()]")
        case .child(let type): self = member(type, sample: ".stub()")
        case .outcomes(let outcomes): self = member(name.uppercasedFirst, sample: ".\(outcomes[0].name)(.stub())")
        case .cases(let cases):
            let type = property.enumName(in: owner)
            self.init(
                declarations: ["public let \(name): \(type)", "public let \(name)Display: LocalizableString"],
                assignments: ["self.\(name) = \(name)", "\(name)Display = \(name).localizableString"],
                parameter: Parameter(name: name, type: type, sample: ".\(cases[0])"))
        }
    }

    private init(declarations: [String], assignments: [String], parameter: Parameter?) {
        self.declarations = declarations
        self.assignments = assignments
        self.parameter = parameter
    }

    private init(text name: String) {
        self.init(declarations: ["@LocalizedString public var \(name)"], assignments: [], parameter: nil)
    }
}

extension PropertyDeclaration {
    /// The name of the enum of a property with cases: `TaskListState` for `state`.
    func enumName(in owner: GeneratedName) -> String { owner.base + name.uppercasedFirst }

    var isText: Bool { kind == .text }
}

extension [String] {
    /// The texts on one line, or each on its own if that line would be too long.
    ///
    /// - Parameters:
    ///   - indentation: That of the line with the opening parenthesis.
    ///   - used: The number of other characters on the line.
    ///   - isArray: Whether they are elements of an array, of which the last one has a comma, too.
    func parameterList(indentation: Int, used: Int, isArray: Bool = false) -> String {
        let line = joined(separator: ", ")
        guard indentation + used + line.count > 100, !isEmpty else { return line }
        let (inner, outer) = (
            String(repeating: " ", count: indentation + 4), String(repeating: " ", count: indentation)
        )
        return "\n" + map { inner + $0 }.joined(separator: ",\n") + (isArray ? ",\n" : "\n") + outer
    }
}

extension String {
    /// Returns the start of a class that is unchecked Sendable, on as many lines as its names need.
    ///
    /// - Parameters:
    ///   - keywords: The modifiers with the word `class`.
    ///   - base: Its superclass or protocol.
    static func classStart(_ keywords: String, _ name: String, _ base: String) -> String {
        let line = "\(keywords) \(name): \(base)"
        let whole = "\(line), @unchecked Sendable {"
        if whole.count <= 100 { return whole }
        if line.count < 100 { return "\(line),\n    @unchecked Sendable\n{" }
        let parts = base.split(separator: "<", maxSplits: 1)
        guard parts.count == 2 else { return "\(keywords) \(name):\n    \(base), @unchecked Sendable\n{" }
        return """
            \(keywords) \(name): \(parts[0])<
                \(parts[1].dropLast())
            >,
            @unchecked Sendable
            {
            """
    }
}

extension SwiftMember {
    /// Creates a value that a user enters.
    init(entered field: FieldDeclaration, of owner: GeneratedName) {
        let (name, type) = (field.name, field.type(in: owner))
        let (sample, start) =
            switch field.kind {
            case .line, .area: ("\"\(field.sampleText)\"", "")
            case .int: ("\(field.range?.lowerBound ?? 1)", "")
            case .bool: ("false", "")
            case .date: (".now", "")
            case .cases(let cases): (".\(cases[0])", ", default: .\(cases[0])")
            }
        self.init(
            declarations: ["@FormFieldModel(Self.\(name)Field\(start)) public var \(name): \(type)"],
            assignments: ["self.\(name) = \(name)"],
            parameter: Parameter(name: name, type: type, sample: sample))
    }
}

extension FieldDeclaration {
    /// A text that is valid in the field.
    fileprivate var sampleText: String {
        let known = ["emailAddress": "mina@example.org", "url": "https://example.org", "tel": "+49 30 555010"]
        if case .line(let input) = kind, let text = known[input] { return text }
        let (text, range) = (name.title, range ?? 1...200)
        let long = String(repeating: "\(text) ", count: range.lowerBound / max(text.count, 1) + 1)
        return String(long.prefix(max(range.lowerBound, min(text.count, range.upperBound))))
    }
}
