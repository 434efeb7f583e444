import HTMLTokens

/// The HTML of a template whose controls belong to the form `live`, so that a live view receives what they contain.
///
/// A button with `data-operation` becomes a submit button whose value is the operation, with its own name and value in
/// place of a parameter. The forms of the template stay, without controls.
///
/// Controls of views in Swift belong to the form already. It changes finished HTML, because a template of an app does not know about live views.
struct LiveMarkup {
    /// The HTML with changed controls.
    private(set) var html: [UInt8] = []
    /// The controls, in order of appearance.
    private(set) var controls: [LiveControl] = []

    private let source: [UInt8]
    private let namePrefix: String
    private var formCount = 0
    private var form: Int?

    /// - Parameter namePrefix: What the names of controls and operations begin with on the page.
    init(of source: [UInt8], namePrefix: String = "") {
        self.source = source
        self.namePrefix = namePrefix
        var tokenizer = HTMLTokenizer(source)
        while let token = tokenizer.next() { add(token) }
    }

    private mutating func add(_ token: HTMLToken) {
        switch (token.kind, token.name) {
        case (.start, "form"):
            form = formCount
            formCount += 1
        case (.end, "form"): form = nil
        case (.start, _) where token.value(of: "form", in: source) == "live": break
        case (.start, "button") where token.value(of: "type", in: source)?.lowercased() == "reset": break
        case (.start, "button"): return addButton(token)
        case (.start, "input") where token.value(of: "type", in: source)?.lowercased() == "submit":
            return addButton(token)
        case (.start, "input"), (.start, "select"), (.start, "textarea"): return addControl(token)
        default: break
        }
        html += source[token.range]
    }

    private mutating func addButton(_ token: HTMLToken) {
        let operation = token.value(of: "data-operation", in: source)
        let isPlain = token.value(of: "type", in: source)?.lowercased() == "button"
        guard operation != nil || !isPlain && form != nil else {
            html += source[token.range]
            return
        }
        let parameter = token.value(of: "name", in: source).map { name in
            (name, token.value(of: "value", in: source) ?? "")
        }
        let action = LiveInput.OperationCall(operation: operation ?? "", parameter: parameter).text
        add(token, operation: operation, submits: !isPlain && form != nil)
        write(
            token, without: ["type", "name", "value", "form", "formaction", "formmethod"],
            adding: #" type="submit" form="live" name="action" value="\#(namePrefix)\#(action.quoted)""#, as: "button")
        guard token.name == "input" else { return }
        // The value of an input is its label, and cannot be the action. Without one, browsers have a label of their own.
        html += Array("\(token.value(of: "value", in: source) ?? "Submit")</button>".utf8)
    }

    private mutating func addControl(_ token: HTMLToken) {
        guard let name = token.value(of: "name", in: source) else {
            html += source[token.range]
            return
        }
        let isDisabled = token.value(of: "disabled", in: source) != nil
        let type = token.value(of: "type", in: source)?.lowercased()
        let isMultiple = token.value(of: "multiple", in: source) != nil
        if type == "checkbox" || isMultiple, !isDisabled, !controls.contains(where: { $0.name == name }) {
            // What is not checked or selected is not sent.
            html += Array(#"<input type="hidden" form="live" name="\#(namePrefix)\#(name.quoted)" value="">"#.utf8)
        }
        let operation = token.value(of: "data-operation", in: source)
        add(token, name: name, operation: operation, isSecret: type == "password")
        guard !namePrefix.isEmpty else { return write(token, without: ["form"], adding: #" form="live""#) }
        let call = operation.map { #" data-operation="\#(namePrefix)\#($0.quoted)""# } ?? ""
        write(
            token, without: ["form", "name", "data-operation"],
            adding: #" name="\#(namePrefix)\#(name.quoted)"\#(call) form="live""#)
    }

    private mutating func add(
        _ token: HTMLToken, name: String? = nil, operation: String?, submits: Bool = false, isSecret: Bool = false
    ) {
        controls.append(
            LiveControl(
                name: name, operation: operation, isDisabled: token.value(of: "disabled", in: source) != nil,
                submits: submits, isSecret: isSecret, form: form))
    }

    /// Writes a start tag with other attributes. Values are escaped already.
    private mutating func write(
        _ token: HTMLToken, without removed: Set<String>, adding added: String, as name: String? = nil
    ) {
        html += Array("<\(name ?? token.name)".utf8)
        for attribute in token.attributes where !removed.contains(attribute.name) {
            let value = source[attribute.value]
            let quote = value.contains(UInt8(ascii: "\"")) ? "'" : "\""
            html += Array(" \(attribute.name)".utf8)
            if !value.isEmpty { html += Array("=\(quote)".utf8) + value + Array(quote.utf8) }
        }
        html += Array("\(added)>".utf8)
    }
}

/// A control of a template in a live view.
struct LiveControl: Sendable {
    /// The name of its value. Nil for a button.
    let name: String?
    /// The operation that it calls.
    let operation: String?
    let isDisabled: Bool
    /// Whether it is a button that submits a form of the template, and so validates its fields.
    let submits: Bool
    /// Whether nobody should see what it contains.
    let isSecret: Bool
    /// The index of the form around it.
    let form: Int?
}

extension LiveInput {
    /// The operation that a button or another control calls, with the parameter that is the button's own value.
    struct OperationCall: Hashable {
        let operation: String
        let parameter: (name: String, value: String)?

        /// The text that the form sends, such as `selectItem?id=7`. The value is HTML in a template, and plain text in
        /// a form.
        var text: String { parameter.map { "\(operation)?\($0.name)=\($0.value)" } ?? operation }

        init(operation: String, parameter: (name: String, value: String)?) {
            self.operation = operation
            self.parameter = parameter
        }

        init(_ text: String) {
            let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let pair = parts.dropFirst().first?.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            operation = parts.first ?? ""
            parameter = pair.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }
        }

        static func == (left: Self, right: Self) -> Bool { left.text == right.text }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
}

extension String {
    /// The source of an attribute's value for double quotes, which may have been in single ones.
    fileprivate var quoted: String { replacing("\"", with: "&quot;") }
}
