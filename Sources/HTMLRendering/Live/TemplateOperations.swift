import FOSFoundation
import FOSMVVM
import Foundation

/// The operations of a ViewModel and of its child ViewModels.
struct TemplateOperations: Sendable {
    let all: [any ViewModelOperations]

    init(of viewModel: any ViewModel) {
        all = viewModel.heldViewModels.compactMap { Self.operations(of: $0) }
    }

    /// The operations as JSON, as they are now.
    var recorded: [LiveOperations] { all.map { LiveOperations($0) } }

    /// Those that cannot be called by name.
    var notCallable: (any ViewModelOperations)? { all.first { !($0 is any CallableOperations) } }

    /// Whether there are operations, all of which can be called by name.
    var areCallable: Bool { !all.isEmpty && notCallable == nil }

    /// Returns those that have an operation with this name.
    func callable(_ name: String) -> (any CallableOperations)? {
        all.lazy.compactMap { $0 as? any CallableOperations }
            .first { type(of: $0).operationNames.contains(name) }
    }

    /// Returns the error for an operation that none of them has. Nil if one has it, or may have it.
    func unknown(_ name: String) -> OperationError? {
        guard areCallable, callable(name) == nil else { return nil }
        return .unknown(name, of: all.map { TypeName.of(type(of: $0)) }.joined(separator: " or "))
    }

    private static func operations(of viewModel: some ViewModel) -> (any ViewModelOperations)? {
        let operations = viewModel.operations as Any
        return operations is NoOperations ? nil : operations as? any ViewModelOperations
    }
}
