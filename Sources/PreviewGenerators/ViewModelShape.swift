/// What a view shows of a ViewModel that exists: its properties as they are declared, and its operations.
package struct ViewModelShape: Sendable {
    /// A stored property.
    package struct Property: Hashable, Sendable {
        package let name: String
        /// The wrappers and the type as they are written, such as `@LocalizedString` or `LocalizableDate?`.
        package let type: String
        /// The property of the elements of a list that a view shows. Nil for any other property.
        package let elementText: String?
        /// The cases of an enum, in order. Empty for any other property.
        package let cases: [String]

        package init(name: String, type: String, elementText: String? = nil, cases: [String] = []) {
            self.name = name
            self.type = type
            self.elementText = elementText
            self.cases = cases
        }
    }

    /// What a user can do.
    package struct Operation: Hashable, Sendable {
        package let name: String
        /// The labels of its parameters.
        package let parameters: [String]

        package init(name: String, parameters: [String] = []) {
            self.name = name
            self.parameters = parameters
        }
    }

    let name: GeneratedName
    let properties: [Property]
    let operations: [Operation]
    /// The names of the parameters of its stub.
    let stubParameters: Set<String>

    package init(
        name: GeneratedName, properties: [Property], operations: [Operation] = [], stubParameters: Set<String> = []
    ) {
        self.stubParameters = stubParameters
        self.name = name
        self.properties = properties
        self.operations = operations
    }

    /// What a property is for a view.
    enum Use: Hashable {
        /// The heading.
        case title
        case text, date, flag, field
        /// A list of elements.
        case list
        /// Something that a view does not show by itself, such as a raw value or the label of a button.
        case hidden
    }

    var isForm: Bool { properties.contains { $0.type.hasPrefix("@FormFieldModel") } }

    /// Whether the ViewModel has the texts of an alert.
    var hasErrorTexts: Bool {
        Set(properties.map(\.name)).isSuperset(of: ["errorTitle", "errorMessage", "dismissButtonLabel"])
    }

    var hasSuccessTexts: Bool { Set(properties.map(\.name)).isSuperset(of: ["successMessage", "closeButtonLabel"]) }

    /// The properties that a view shows, with their uses. Those of buttons, alerts and sheets are not among them.
    var shown: [(property: Property, use: Use)] {
        properties.map { ($0, use(of: $0)) }.filter { $0.use != .hidden }
    }

    private func use(of property: Property) -> Use {
        let (name, type) = (property.name, property.type.replacing("?", with: ""))
        if type.hasPrefix("@FormFieldModel") { return .field }
        let isOfOthers =
            name.hasSuffix("ButtonLabel") || name.hasPrefix("error") || name.hasSuffix("ValidationMessages")
            || ["dismissButtonLabel", "closeButtonLabel", "successMessage", "id"].contains(name)
        if isOfOthers { return .hidden }
        if ["title", "pageTitle"].contains(name) { return .title }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return type.hasSuffix("ViewModel]") || property.elementText != nil ? .list : .hidden
        }
        if type.hasPrefix("@Localized") || type.hasPrefix("Localizable") {
            return type.hasPrefix("LocalizableDate") ? .date : .text
        }
        switch type {
        case "String", "Int", "Double": return .text
        case "Bool": return .flag
        default: return .hidden
        }
    }

    func isOptional(_ property: Property) -> Bool { property.type.hasSuffix("?") }

    /// Whether a text of a property is localized, so that SwiftUI shows it as it is.
    func isNumber(_ property: Property) -> Bool { ["Int", "Double"].contains(property.type) }

    /// The names and the values of stubs that show something else than the usual one: the other cases, and what is off.
    var variants: [(name: String, argument: String)] {
        properties.filter { stubParameters.contains($0.name) }.flatMap { property in
            let values = property.type == "Bool" ? [(property.name.negated, "false")] : []
            let cases = property.cases.dropFirst().map { ($0.title, ".\($0)") }
            return (values + cases).map { ($0.0, "\(property.name): \($0.1)") }
        }
    }

    /// The operations with a button: those whose label the ViewModel has, and whose parameters are its properties.
    var buttons: [Operation] {
        let names = Set(properties.map(\.name))
        return operations.filter { names.contains("\($0.name)ButtonLabel") && names.isSuperset(of: $0.parameters) }
    }
}

extension String {
    /// The name of a flag as words for when it is off, such as `Not open` for `isOpen` and `No rows` for `hasRows`.
    fileprivate var negated: String {
        let words = words
        if words.hasPrefix("is ") { return "Not \(words.dropFirst(3))" }
        return words.hasPrefix("has ") ? "No \(words.dropFirst(4))" : "Not \(words)"
    }
}
