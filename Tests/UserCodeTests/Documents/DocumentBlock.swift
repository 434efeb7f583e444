import Foundation

/// A complete block of Swift code in a document.
///
/// A block is complete if it has no ellipsis, and everything outside of braces is a declaration of a type, an extension or
/// a preview. A ViewModel must have a `stub`. So examples of single properties, functions or calls are not complete, nor
/// are those that show only a part of a type, or quote the library. What some types lack is in ``missingMembers``.
struct DocumentBlock {
    /// The document and the line.
    let place: String
    /// The code, with names for placeholders and with imports.
    private(set) var code: String
    /// The names of the types that it declares.
    let declared: Set<String>

    /// Members that documents leave out of types which are complete otherwise.
    private static let missingMembers = [
        "ParentView": "public init(viewModel: ParentViewModel) { self.viewModel = viewModel }",
        "MyFormView": """
        public init(viewModel: MyFormViewModel) { self.viewModel = viewModel; operations = viewModel.operations }
        private func submit() async {}
        """,
        "ContainerView": """
        public init(viewModel: ContainerViewModel) { self.viewModel = viewModel; operations = viewModel.operations }
        """,
        "TaskResultViewModel": "public static func stub() -> Self { .init(result: .success(.stub())) }",
    ]

    /// Types of this package whose declarations the documents quote.
    private static let libraryTypes: Set = ["ViewModel"]

    /// The names for `{ViewName}` by a word of the template that uses it.
    private static let viewNames = [
        ("viewModel.iconName", "InfoCard"), ("viewModel.validatePassword", "SignUp"), ("orderedItems", "Queue"),
        (".bind(", "Flow"), ("loadItems", "Loading"), ("performAction", "Closing"),
    ]

    /// Nil for a block that is not complete.
    init?(lines: [String], place: String) {
        let text = Self.filled(lines.joined(separator: "\n"))
        guard Self.isComplete(text) else { return nil }
        let names = text.matches(of: /(?m)^(?:@\w+\s+)*(?:(?:public|final)\s+)*(?:struct|class|enum|protocol)\s+(\w+)/)
        self.place = place
        declared = Set(names.map { String($0.output.1) })
        guard declared.isDisjoint(with: Self.libraryTypes) else { return nil }
        code = text
        for (type, members) in Self.missingMembers.sorted(by: { $0.key < $1.key }) where declared.contains(type) {
            code = String(code.trimmingCharacters(in: .whitespacesAndNewlines).dropLast()) + "\(members)\n}\n"
        }
        if !code.contains("import StandIns") { code = Self.imports(for: code) + code }
    }

    /// The code without white space, which is the same in documents that lost their indentation.
    var key: String { code.filter { !$0.isWhitespace } }

    /// Whether a line begins the declaration of a type, an extension or a preview.
    static func isDeclaration(_ line: String) -> Bool {
        line.prefixMatch(
            of:
                /(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|private|final)\s+)*(?:struct|class|enum|protocol|extension)\s|#Preview/
        ) != nil
    }

    private static func isComplete(_ text: String) -> Bool {
        guard !text.contains(/\.\.\.|\/\*/) else { return false }
        var depth = BraceDepth()
        var isInHeader = false
        var hasDeclaration = false
        for line in text.components(separatedBy: "\n") {
            let isOutside = depth.count == 0 && !isInHeader
            if isOutside, isDeclaration(line) {
                hasDeclaration = true
                isInHeader = !line.contains("{")
            } else if isOutside, line.prefixMatch(of: /\s*(?:$|\/\/|#(?:if|endif)|import |@ViewModel)/) == nil {
                return false
            }
            if line.contains("{") { isInHeader = false }
            depth.read(line)
        }
        let lacksStub = text.contains("@ViewModel") && !text.contains("func stub")
        return hasDeclaration && (!lacksStub || missingMembers.keys.contains { text.contains("struct \($0) ") })
    }

    private static func filled(_ text: String) -> String {
        guard let name = viewNames.first(where: { text.contains($0.0) })?.1 else { return text }
        return text.replacing("{ViewName}", with: name).replacing("{ViewModel}", with: "\(name)ViewModel")
            .replacing("{Operations}", with: "\(name)ViewModelOperations").replacing("{ViewsTarget}", with: "Views")
            .replacing("{ViewModelsTarget}", with: "StandIns")
    }

    /// The imports of the templates, for a block without imports. `StandIns` takes the place of the app's own module.
    private static func imports(for code: String) -> String {
        let isTest = code.contains(/XCU|ViewModelViewTestCase/)
        let modules = ["FOSMVVM", "Foundation", "StandIns"] + (isTest ? ["FOSTestingUI", "XCTest"] : ["SwiftUI"])
        return modules.map { "import \($0)\n" }.joined()
    }
}

extension [DocumentBlock] {
    /// The blocks in groups that can be compiled together: in none of them, a type is declared twice. A group also has the
    /// blocks that declare what its own blocks use.
    var groups: [[DocumentBlock]] {
        var groups: [[DocumentBlock]] = []
        for block in self {
            let free = groups.firstIndex { $0.allSatisfy { $0.declared.isDisjoint(with: block.declared) } }
            if let free { groups[free].append(block) } else { groups.append([block]) }
        }
        return groups.map { group in
            var group = group
            var next = 0
            while next < group.count {
                for provider in self where provider.declared.contains(where: group[next].uses) {
                    if group.allSatisfy({ $0.declared.isDisjoint(with: provider.declared) }) { group.append(provider) }
                }
                next += 1
            }
            return group
        }
    }
}

extension DocumentBlock {
    private var words: Set<Substring> { Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) }

    fileprivate func uses(_ type: String) -> Bool { !declared.contains(type) && words.contains(type[...]) }
}
