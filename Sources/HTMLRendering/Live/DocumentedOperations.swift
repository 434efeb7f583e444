import FOSFoundation
package import FOSMVVM

/// The operations of one type, as its source documents them.
package struct DocumentedOperations: Hashable, Sendable {
    /// The name of the type.
    package let type: String
    /// The operations. Empty for a type whose operations cannot be called by name, because they are not known.
    package let operations: [OperationDocumentation]

    /// Returns the operations of a ViewModel and of its child ViewModels, each type once.
    package static func all(of viewModel: any ViewModel) -> [DocumentedOperations] {
        var all: [DocumentedOperations] = []
        for operations in TemplateOperations(of: viewModel).all {
            let documented = DocumentedOperations(operations)
            if !all.contains(where: { $0.type == documented.type }) { all.append(documented) }
        }
        return all
    }

    private init(_ operations: any ViewModelOperations) {
        type = TypeName.of(Swift.type(of: operations))
        self.operations =
            (operations as? any CallableOperations).map { Swift.type(of: $0).operationDocumentation } ?? []
    }
}
