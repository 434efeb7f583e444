import Diagnostics

/// Changes a value of the environment, and what it says about the appearance of the view.
struct EnvironmentValueModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let change: (inout Value) -> Void
}

extension EnvironmentValueModifier: EnvironmentChanging {
    func change(environment: inout EnvironmentValues) { change(&environment[keyPath: keyPath]) }
}

extension EnvironmentValueModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let note = IgnoredValue.all.first(where: { $0.keyPath == keyPath }) { context.report(note.diagnostic) }
        var place = context
        change(&place.environment[keyPath: keyPath])
        let changes = NodeChanges(from: context.environment, to: place.environment)
        let attribute = StyleAttribute(keyPath, place.environment[keyPath: keyPath])
        return StyleModifier(attribute: attribute).nodes(of: content, in: place).map { changes.apply(to: $0) }
    }
}

/// A value of the environment that does not change a web page.
private struct IgnoredValue {
    let keyPath: PartialKeyPath<EnvironmentValues>
    let name: String
    let reason: String

    init(_ keyPath: PartialKeyPath<EnvironmentValues>, _ name: String, _ reason: String) {
        self.keyPath = keyPath
        self.name = name
        self.reason = reason
    }

    static var all: [IgnoredValue] {
        [
            IgnoredValue(\.truncationMode, "truncationMode", "A browser cuts off the end of a text."),
            IgnoredValue(\.minimumScaleFactor, "minimumScaleFactor", "A browser wraps a text that does not fit."),
            IgnoredValue(\.allowsTightening, "allowsTightening", "A browser wraps a text that does not fit."),
            IgnoredValue(
                \.defaultMinListRowHeight, "defaultMinListRowHeight", "The style sheet sets the height of rows."),
            IgnoredValue(
                \.defaultMinListHeaderHeight, "defaultMinListHeaderHeight",
                "The style sheet sets the height of headers."),
        ]
    }

    var diagnostic: Diagnostic {
        Diagnostic(
            .withoutEffect, "The environment value \(name) does not change a web page. \(reason)", subject: name)
    }
}
