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
                    @PreviewBuilder @Sendable private static func body() -> HostedView {
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
                    @PreviewBuilder @Sendable private static func body() -> HostedView {
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
                    @Sendable private static func body() -> HostedView {
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
                    @PreviewBuilder @Sendable private static func body() -> HostedView {
                        TaskView.previewHost()
                    }

                    \(ExpectedRecord.preview(name: "nil"))
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
            testDescription: "a body that is no closure",
            source: #"#Preview("Empty", body: makePreview)"#,
            expansion: "",
            messages: [.init(text: .previewNeedsBody, line: 1, column: 25)]),
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
