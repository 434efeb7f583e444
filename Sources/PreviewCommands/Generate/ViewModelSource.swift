import FOSMVVM
import Foundation
import PreviewGenerators

/// What generators read in the sources of a ViewModel, because a running program does not know it: the parameters of
/// initializers, the cases of results, and the operations.
struct ViewModelSource {
    private let name: GeneratedName
    private let text: String
    /// The file with the operations: the one that is named after them, or that of the ViewModel.
    private let operationsText: String

    /// - Parameter file: The file with the ViewModel.
    init(_ name: GeneratedName, file: URL) {
        self.name = name
        text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let operations = file.deletingLastPathComponent().appending(path: "\(name.base)ViewModelOperations.swift")
        operationsText = (try? String(contentsOf: operations, encoding: .utf8)) ?? text
    }

    /// The parameters of the first initializer, which are the state of a client-hosted ViewModel. Nil for others.
    var state: [DeclaredParameter]? {
        guard text.contains(".clientHostedFactory"),
            let structure = text.firstRange(of: "struct \(name.base)ViewModel")
        else { return nil }
        let match = text[structure.upperBound...].firstMatch(of: /\sinit\(/)
        return match.map { DeclaredParameter.all(in: text[$0.range.upperBound...]) }
    }

    /// Returns the cases of a nested enum that each have a ViewModel. Empty for any other type.
    func outcomes(ofEnum type: String) -> [PropertyDeclaration.Outcome] {
        guard type.wholeMatch(of: /[A-Z]\w*/) != nil, let body = body(of: "enum \(type)", in: text) else { return [] }
        let cases = body.matches(of: /case\s+(?<name>\w+)\((?<type>\w+ViewModel)\)/)
        guard cases.count == body.matches(of: /case\s/).count else { return [] }
        return cases.map { .init(name: String($0.output.name), viewModel: String($0.output.type)) }
    }

    /// The operations as their protocol declares them. Nil if there is no such protocol.
    var operations: [ViewModelShape.Operation]? {
        guard let body = body(of: "protocol \(name.base)ViewModelOperations", in: operationsText) else { return nil }
        let functions = body.matches(
            of: /func\s+(?<name>\w+)\((?<parameters>[^)]*)\)[^\n>\-]*(?:->\s*(?<result>[^\n]+))?/)
        return functions.map { function in
            let stream = (function.output.result ?? "").firstMatch(of: /Async\w*Stream<(?<element>\w+ViewModel)\b/)
            return ViewModelShape.Operation(
                name: String(function.output.name),
                parameters: DeclaredParameter.all(in: function.output.parameters).map(\.label),
                loaded: stream.map { String($0.output.element) })
        }
    }

    /// Returns the text in the braces of a declaration without nested braces of more than one level.
    private func body(of declaration: String, in text: String) -> Substring? {
        guard let start = text.firstRange(of: declaration),
            text[start.upperBound...].first.map({ !$0.isLetter && !$0.isNumber }) == true,
            let open = text[start.upperBound...].firstIndex(of: "{")
        else { return nil }
        var depth = 0
        let end = text[open...].firstIndex { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth == 0
        }
        return end.map { text[text.index(after: open)..<$0] }
    }
}
