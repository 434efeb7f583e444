import TemplateEngine

/// Describes the operations of a view: a protocol, and a stub that records calls.
struct OperationsGenerator {
    private let name: GeneratedName
    private let operations: [String]
    /// The values that the first operation gets.
    private let fields: [FieldDeclaration]
    /// The ViewModels that the view loads.
    private let loaded: String?

    /// - Parameters:
    ///   - operations: The names.
    ///   - fields: What a user enters. The first operation gets it.
    ///   - loaded: The ViewModels that the view loads, one after the other. Nil if it loads none.
    init(_ name: GeneratedName, _ operations: [String], fields: [FieldDeclaration] = [], loaded: String? = nil) {
        self.name = name
        self.operations = operations
        self.fields = fields
        self.loaded = loaded
    }

    var values: TemplateValue {
        let all = operations.enumerated().map { index, operation in
            let sent = index == 0 ? fields.map { "\($0.name): \($0.type(in: name))" } : []
            let parameters = sent.parameterList(indentation: 4, used: "func \(operation)() async throws".count)
            let implemented = sent.parameterList(
                indentation: 4, used: "public func \(operation)() async throws {".count)
            return [
                "operation": .string(operation), "verb": .string(operation.title),
                "parameters": .string(parameters), "implemented": .string(implemented),
            ] as TemplateValue
        }
        return [
            "name": .string(name.base), "operations": .list(all), "stubStart": .string(name.stubOperationsStart),
            "loaded": loaded.map { .string($0) } ?? .null,
        ]
    }
}

extension GeneratedName {
    /// The start of the class of stub operations.
    var stubOperationsStart: String {
        .classStart("public final class", "\(base)ViewStubOps", "\(base)ViewModelOperations")
    }
}
