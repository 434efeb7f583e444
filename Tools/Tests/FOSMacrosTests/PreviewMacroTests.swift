import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import FOSMacros

@Suite struct PreviewMacroTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "a name",
            source: """
                #Preview("With items") {
                    TaskListView.previewHost(viewModel: .stub(tasks: []))
                        .frame(minWidth: 300)
                }
                """,
            expansion: ExpectedRecord.preview(
                name: #""With items""#,
                around: (
                    #"#Preview("With items") {\#n    TaskListView.previewHost(viewModel: "#,
                    #".stub(tasks: [])"#,
                    #")\#n        .frame(minWidth: 300)\#n}"#
                ),
                body: """
                    {
                        TaskListView.previewHost(viewModel: .stub(tasks: []))
                            .frame(minWidth: 300)
                    }
                    """)),
        MacroCase(
            testDescription: "no name",
            source: """
                #Preview {
                    let task = TaskViewModel.stub()
                    TaskView(viewModel: task)
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil",
                around: (
                    #"#Preview {\#n    let task = TaskViewModel.stub()\#n    TaskView(viewModel: "#,
                    #"TaskViewModel.stub()"#,
                    #")\#n}"#
                ),
                body: """
                    {
                        let task = TaskViewModel.stub()
                        TaskView(viewModel: task)
                    }
                    """)),
        MacroCase(
            testDescription: "a body that returns its view",
            source: """
                #Preview {
                    let task = TaskViewModel.stub()
                    func title() -> String { return "Empty" }
                    if task.isEmpty { return TaskView(viewModel: .stub(title: title())) }
                    return TaskView.previewHost(viewModel: task)
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil",
                body: """
                    {
                        let task = TaskViewModel.stub()
                        func title() -> String { return "Empty" }
                        if task.isEmpty { return PreviewBuilder.buildExpression(TaskView(viewModel: .stub(title: title()))) }
                        return PreviewBuilder.buildExpression(TaskView.previewHost(viewModel: task))
                    }
                    """)),
        MacroCase(
            testDescription: "a body that is an argument, and nil for the name",
            source: """
                #Preview(nil, body: { TaskView.previewHost() })
                """,
            expansion: ExpectedRecord.preview(
                name: "nil",
                around: ("#Preview(nil, body: { TaskView.previewHost(viewModel: ", ".stub()", ") })"),
                body: """
                    { TaskView.previewHost() }
                    """)),
        MacroCase(
            testDescription: "the bundle and the locale are known without the body",
            source: """
                #Preview("German") {
                    let task = TaskViewModel.stub()
                    TaskView.previewHost(bundle: .module, locale: Locale(identifier: "de"), viewModel: task)
                        .frame(width: 300)
                }
                """,
            expansion: ExpectedRecord.preview(
                name: #""German""#, host: #"bundle: .module, locale: Locale(identifier: "de"), "#,
                around: (
                    #"#Preview("German") {\#n    let task = TaskViewModel.stub()\#n    TaskView.previewHost(bundle: .module, locale: Locale(identifier: "de"), viewModel: "#,
                    #"TaskViewModel.stub()"#,
                    #")\#n        .frame(width: 300)\#n}"#
                ),
                body: """
                    {
                        let task = TaskViewModel.stub()
                        TaskView.previewHost(bundle: .module, locale: Locale(identifier: "de"), viewModel: task)
                            .frame(width: 300)
                    }
                    """)),
        MacroCase(
            testDescription: "a folder of texts is a bundle",
            source: """
                #Preview {
                    TaskView.previewHost(serverHostedResourcesPath: folder, viewModel: .stub())
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil", host: "bundle: Bundle(url: folder), ",
                around: (
                    #"#Preview {\#n    TaskView.previewHost(serverHostedResourcesPath: folder, viewModel: "#,
                    ".stub()",
                    #")\#n}"#
                ),
                body: """
                    {
                        TaskView.previewHost(serverHostedResourcesPath: folder, viewModel: .stub())
                    }
                    """)),
        MacroCase(
            testDescription: "a member that is called as a value of the body is not that value",
            source: """
                #Preview {
                    let module = TaskViewModel.stub()
                    TaskView.previewHost(bundle: .module, viewModel: module)
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil", host: "bundle: .module, ",
                around: (
                    #"#Preview {\#n    let module = TaskViewModel.stub()\#n    TaskView.previewHost(bundle: .module, viewModel: "#,
                    #"TaskViewModel.stub()"#,
                    #")\#n}"#
                ),
                body: """
                    {
                        let module = TaskViewModel.stub()
                        TaskView.previewHost(bundle: .module, viewModel: module)
                    }
                    """)),
        MacroCase(
            testDescription: "the locale of the environment is known without the body",
            source: #"""
                #Preview {
                    TaskView(viewModel: .stub())
                        .environment(\.locale, Locale(identifier: "de"))
                        .environment(\.colorScheme, .dark)
                }
                """#,
            expansion: ExpectedRecord.preview(
                name: "nil", host: #"locale: Locale(identifier: "de"), "#,
                around: (
                    #"#Preview {\#n    TaskView(viewModel: "#,
                    #".stub()"#,
                    #")\#n        .environment(\.locale, Locale(identifier: "de"))\#n        .environment(\.colorScheme, .dark)\#n}"#
                ),
                body: #"""
                    {
                        TaskView(viewModel: .stub())
                            .environment(\.locale, Locale(identifier: "de"))
                            .environment(\.colorScheme, .dark)
                    }
                    """#)),
        MacroCase(
            testDescription: "traits with a name",
            source: """
                #Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
                    TaskView(viewModel: .stub())
                }
                """,
            expansion: ExpectedRecord.preview(
                name: #""Wide""#, host: "traits: [.landscapeLeft, .sizeThatFitsLayout], ",
                around: (
                    #"#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {\#n    TaskView(viewModel: "#,
                    #".stub()"#,
                    #")\#n}"#
                ),
                body: """
                    {
                        TaskView(viewModel: .stub())
                    }
                    """)),
        MacroCase(
            testDescription: "traits without a name",
            source: """
                #Preview(traits: .fixedLayout(width: 300, height: 200), .defaultLayout) {
                    TaskView(viewModel: .stub())
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil", host: "traits: [.fixedLayout(width: 300, height: 200), .defaultLayout], ",
                around: (
                    #"#Preview(traits: .fixedLayout(width: 300, height: 200), .defaultLayout) {\#n    TaskView(viewModel: "#,
                    #".stub()"#,
                    #")\#n}"#
                ),
                body: """
                    {
                        TaskView(viewModel: .stub())
                    }
                    """)),
        MacroCase(
            testDescription: "traits that mean nothing on a web page",
            source: """
                #Preview(traits: .portraitUpsideDown, .portrait, .assistiveAccess) {
                    TaskView(viewModel: .stub())
                }
                """,
            expansion: ExpectedRecord.preview(
                name: "nil", host: "traits: [.portraitUpsideDown, .portrait, .assistiveAccess], ",
                around: (
                    #"#Preview(traits: .portraitUpsideDown, .portrait, .assistiveAccess) {\#n    TaskView(viewModel: "#,
                    #".stub()"#,
                    #")\#n}"#
                ),
                body: """
                    {
                        TaskView(viewModel: .stub())
                    }
                    """),
            messages: [
                .init(text: .previewTraitHasNoEffect, line: 1, column: 18),
                .init(text: .previewTraitHasNoEffect, line: 1, column: 50),
            ]),
    ])
    func expands(_ expected: MacroCase) {
        expected.check()
    }

    @Test(arguments: [
        MacroCase(
            testDescription: "a name with interpolation",
            source: #"#Preview("With \(count) items") { TaskView.previewHost() }"#,
            expansion: "",
            messages: [.init(text: .previewNameNeedsLiteral, line: 1, column: 10)]),
        MacroCase(
            testDescription: "a name that is a constant",
            source: "#Preview(name) { TaskView.previewHost() }",
            expansion: "",
            messages: [.init(text: .previewNameNeedsLiteral, line: 1, column: 10)]),
        MacroCase(
            testDescription: "no body",
            source: #"#Preview("Empty")"#,
            expansion: "",
            messages: [.init(text: .previewNeedsBody, line: 1, column: 1)]),
        MacroCase(
            testDescription: "a body that is not a closure",
            source: #"#Preview("Empty", body: makePreview)"#,
            expansion: "",
            messages: [.init(text: .previewNeedsBody, line: 1, column: 25)]),
        MacroCase(
            testDescription: "a locale that the body declares",
            source: """
                #Preview {
                    let german = Locale(identifier: "de")
                    TaskView.previewHost(bundle: bundle(of: 1), locale: german)
                }
                """,
            expansion: "",
            messages: [.init(text: .previewArgumentNeedsBody, line: 3, column: 57)]),
        MacroCase(
            testDescription: "a view with more than its ViewModel",
            source: "#Preview { TaskView(viewModel: .stub(title: title), isActive: true) }",
            expansion: "",
            messages: [.init(text: .previewArgumentIsLost, line: 1, column: 53)]),
        MacroCase(
            testDescription: "a closure with a signature",
            source: "#Preview { [name] in TaskView.previewHost() }",
            expansion: "",
            messages: [.init(text: .previewTakesNothing, line: 1, column: 12, fixIt: .removeSignature)],
            mended: "#Preview { TaskView.previewHost() }"),
    ])
    func refuses(_ expected: MacroCase) {
        expected.check()
    }

    /// A declaration in the expansion itself would make the compiler expand the previews of all files for each file.
    @Test func declaresNothingItself() throws {
        let source: DeclSyntax = "#Preview { TaskView.previewHost() }"
        let node = try #require(source.as(MacroExpansionDeclSyntax.self))
        let expansion = try PreviewMacro.expansion(of: node, in: BasicMacroExpansionContext())
        #expect(expansion.count == 1 && expansion[0].description.hasPrefix("#_PreviewRecord("))
    }
}
