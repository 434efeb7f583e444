import FOSFoundation
package import FOSMVVM

/// The operations of one type, as its source documents them.
package struct DocumentedOperations: Hashable, Sendable {
    /// The name of the type.
    package let type: String
    /// The operations. Empty for a type whose operations cannot be called by name, because they are not known.
    package let operations: [OperationDocumentation]
    /// The names of the operations whose calls a stub records in a flag, such as `saveCalled`.
    package let recorded: [String]

    /// Returns the operations of a ViewModel and of its child ViewModels, each type once.
    package static func all(of viewModel: any ViewModel) -> [DocumentedOperations] {
        var all: [DocumentedOperations] = []
        for operations in TemplateOperations(of: viewModel).all {
            let documented = DocumentedOperations(operations)
            if !all.contains(where: { $0.type == documented.type }) { all.append(documented) }
        }
        return all
    }

    private static let flagSuffix = "Called"

    private init(_ operations: any ViewModelOperations) {
        type = TypeName.of(Swift.type(of: operations))
        recorded = Mirror(reflecting: operations).children.compactMap { property in
            guard property.value is Bool, let label = property.label, label.hasSuffix(Self.flagSuffix) else {
                return nil
            }
            return String(label.drop { $0 == "_" }.dropLast(Self.flagSuffix.count))
        }
        self.operations =
            (operations as? any CallableOperations).map { Swift.type(of: $0).operationDocumentation } ?? []
    }
}
