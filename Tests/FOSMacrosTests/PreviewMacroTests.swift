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
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @PreviewBuilder @Sendable private static func body() throws -> some PreviewContent {
                    TaskListView.previewHost(viewModel: .stub(tasks: []))
                        .frame(minWidth: 300)
                    }

                    \(ExpectedRecord.preview(name: #""With items""#))
                }
                """),
        MacroCase(
            testDescription: "no name",
            source: """
                #Preview {
                    let task = TaskViewModel.stub()
                    TaskView.previewHost(viewModel: task)
                }
                """,
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @PreviewBuilder @Sendable private static func body() throws -> some PreviewContent {
                    let task = TaskViewModel.stub()
                    TaskView.previewHost(viewModel: task)
                    }

                    \(ExpectedRecord.preview(name: "nil"))
                }
                """),
        MacroCase(
            testDescription: "a body that returns its view",
            source: """
                #Preview {
                    let task = TaskViewModel.stub()
                    return TaskView.previewHost(viewModel: task)
                }
                """,
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @Sendable private static func body() throws -> some PreviewContent {
                    let task = TaskViewModel.stub()
                    return TaskView.previewHost(viewModel: task)
                    }

                    \(ExpectedRecord.preview(name: "nil"))
                }
                """),
        MacroCase(
            testDescription: "a body that is an argument, and nil for the name",
            source: """
                #Preview(nil, body: { TaskView.previewHost() })
                """,
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @PreviewBuilder @Sendable private static func body() throws -> some PreviewContent {
                        TaskView.previewHost()
                    }

                    \(ExpectedRecord.preview(name: "nil"))
                }
                """),
        MacroCase(
            testDescription: "the bundle and the locale are known without the body",
            source: """
                #Preview("German") {
                    let task = TaskViewModel.stub()
                    return TaskView.previewHost(bundle: .module, locale: Locale(identifier: "de"), viewModel: task)
                        .frame(width: 300)
                }
                """,
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @Sendable private static func body() throws -> some PreviewContent {
                    let task = TaskViewModel.stub()
                    return TaskView.previewHost(bundle: .module, locale: Locale(identifier: "de"), viewModel: task)
                        .frame(width: 300)
                    }

                    \(ExpectedRecord.preview(
                        name: #""German""#, host: #"bundle: .module, locale: Locale(identifier: "de"), "#))
                }
                """),
        MacroCase(
            testDescription: "a member that is called as a value of the body is not that value",
            source: """
                #Preview {
                    let module = TaskViewModel.stub()
                    TaskView.previewHost(bundle: .module, viewModel: module)
                }
                """,
            expansion: """
                enum __macro_local_7PreviewfMu_ {
                    @PreviewBuilder @Sendable private static func body() throws -> some PreviewContent {
                    let module = TaskViewModel.stub()
                    TaskView.previewHost(bundle: .module, viewModel: module)
                    }

                    \(ExpectedRecord.preview(name: "nil", host: "bundle: .module, "))
                }
                """),
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
            testDescription: "a closure with a signature",
            source: "#Preview { [name] in TaskView.previewHost() }",
            expansion: "",
            messages: [.init(text: .previewTakesNothing, line: 1, column: 12, fixIt: .removeSignature)],
            mended: "#Preview { TaskView.previewHost() }"),
    ])
    func refuses(_ expected: MacroCase) {
        expected.check()
    }
}
