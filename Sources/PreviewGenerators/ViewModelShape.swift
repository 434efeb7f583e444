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
        /// The cases of a result, in order. Empty for any other property.
        package let outcomes: [PropertyDeclaration.Outcome]
        /// Whether it is a field that a user must fill in.
        package let isRequired: Bool

        package init(
            name: String, type: String, elementText: String? = nil, cases: [String] = [],
            outcomes: [PropertyDeclaration.Outcome] = [], isRequired: Bool = false
        ) {
            self.name = name
            self.type = type
            self.elementText = elementText
            self.cases = cases
            self.outcomes = outcomes
            self.isRequired = isRequired
        }
    }

    /// What a user can do.
    package struct Operation: Hashable, Sendable {
        package let name: String
        /// The labels of its parameters.
        package let parameters: [String]
        /// The type of the ViewModels that it loads, one after the other. Nil for any other operation.
        package let loaded: String?

        package init(name: String, parameters: [String] = [], loaded: String? = nil) {
            self.name = name
            self.parameters = parameters
            self.loaded = loaded
        }
    }

    /// A child whose ViewModel is made from properties of this one.
    package struct Child: Hashable, Sendable {
        package let name: GeneratedName
        /// The labels of its state with their values, as Swift code.
        package let state: [String]
        /// The case of the property `state` in which it is shown. Nil if it always is.
        package let shownIn: String?

        package init(name: GeneratedName, state: [String], shownIn: String? = nil) {
            self.name = name
            self.state = state
            self.shownIn = shownIn
        }
    }

    /// What a view is for.
    package enum Kind: String, CaseIterable, Sendable {
        /// Only shows values.
        case display
        /// Has operations.
        case interactive
        /// Collects values, and validates them.
        case form
        /// Loads what it shows.
        case asyncList = "async-list"
        /// Consists of other views.
        case container
        /// Shows one of several ViewModels, such as those of errors.
        case result
    }

    let name: GeneratedName
    let properties: [Property]
    let operations: [Operation]
    /// The names of the parameters of its stub.
    let stubParameters: Set<String>

    /// The children that its view binds.
    let children: [Child]

    package init(
        name: GeneratedName, properties: [Property], operations: [Operation] = [], stubParameters: Set<String> = [],
        children: [Child] = []
    ) {
        self.stubParameters = stubParameters
        self.children = children
        self.name = name
        self.properties = properties
        self.operations = operations
    }

    /// What a property is for a view.
    enum Use: Hashable {
        /// The heading.
        case title
        case text, date, flag, field
        /// A list of elements, or of texts.
        case list, strings
        /// Another ViewModel, or one of several.
        case child, result
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
        if !property.outcomes.isEmpty { return .result }
        if type.hasPrefix("@FormFieldModel") { return .field }
        let isOfOthers =
            name.hasSuffix("ButtonLabel") || name.hasPrefix("error") || name.hasSuffix("ValidationMessages")
            || ["dismissButtonLabel", "closeButtonLabel", "successMessage", "emptyStateMessage", "id"].contains(name)
        if isOfOthers { return .hidden }
        if ["title", "pageTitle"].contains(name) { return .title }
        if type == "[String]" { return .strings }
        if type.wholeMatch(of: /[A-Z]\w*ViewModel/) != nil { return .child }
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

    /// Whether a property is a plain number, which SwiftUI shows only as part of a text.
    func isNumber(_ property: Property) -> Bool { ["Int", "Double"].contains(property.plainType) }

    /// The names and the values of stubs that show something else than the usual one: the other cases, and what is off.
    var variants: [(name: String, argument: String)] {
        properties.filter { stubParameters.contains($0.name) }.flatMap { property in
            var values = property.type == "Bool" ? [(property.name.negated, "false")] : []
            values += property.cases.dropFirst().map { ($0.title, ".\($0)") }
            values += property.outcomes.dropFirst().map { ($0.name.title, ".\($0.name)(.stub())") }
            return values.map { ($0.0, "\(property.name): \($0.1)") }
        }
    }

    /// The operations with a button: those whose label the ViewModel has, and whose parameters are its properties.
    var buttons: [Operation] {
        let names = Set(properties.map(\.name))
        return operations.filter {
            names.contains("\($0.name)ButtonLabel") && names.isSuperset(of: $0.parameters) && $0.loaded == nil
        }
    }

    /// The operation that loads what the view shows. Nil without one.
    var loading: Operation? { operations.first { $0.loaded != nil && $0.parameters.isEmpty } }

    func has(_ property: String) -> Bool { properties.contains { $0.name == property } }
}

extension ViewModelShape {
    /// The kind of its view, from what the ViewModel has.
    package var kind: Kind {
        if isForm { return .form }
        if loading != nil { return .asyncList }
        if shown.contains(where: { $0.use == .result }) { return .result }
        if containsViews { return .container }
        return operations.isEmpty ? .display : .interactive
    }

    /// Whether its view shows views of other ViewModels.
    var containsViews: Bool {
        !children.isEmpty || loading != nil
            || shown.contains { [.child, .result].contains($0.use) || $0.property.elementView != nil }
    }

    /// Whether the ViewModel has what a kind of view needs.
    package func allows(_ kind: Kind) -> Bool {
        switch kind {
        case .display: !isForm
        case .interactive: operations.contains { $0.loaded == nil }
        case .form: isForm
        case .asyncList: loading != nil
        case .container: self.kind == .container || !children.isEmpty
        case .result: shown.contains { $0.use == .result }
        }
    }

    /// Returns the ViewModel without the operations and children that a view of a kind does not have.
    package func limited(to kind: Kind) -> ViewModelShape {
        let used = operations.filter { kind != .display && ($0.loaded == nil || kind == .asyncList) }
        return ViewModelShape(
            name: name, properties: properties, operations: used, stubParameters: stubParameters,
            children: kind == .container ? children : [])
    }
}

extension String {
    /// The name of a flag as words for when it is off, such as `Not open` for `isOpen` and `No rows` for `hasRows`.
    var negated: String {
        let words = words
        if words.hasPrefix("is ") { return "Not \(words.dropFirst(3))" }
        return words.hasPrefix("has ") ? "No \(words.dropFirst(4))" : "Not \(words)"
    }
}
