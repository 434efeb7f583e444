import Testing

@testable import FOSMacros

@Suite struct EntryMacroTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "a type and a value",
            source: """
                extension EnvironmentValues {
                    @Entry public var limit: Int = 3
                }
                """,
            expansion: """
                extension EnvironmentValues {
                    public var limit: Int {
                        get {
                            self[__Key_limit.self]
                        }
                        set {
                            self[__Key_limit.self] = newValue
                        }
                    }

                    private struct __Key_limit: EnvironmentKey {
                        static var defaultValue: Int {
                            3
                        }
                    }
                }
                """),
        MacroCase(
            testDescription: "a value or nil",
            source: """
                extension EnvironmentValues {
                    @Entry var name = "Ada"
                    @Entry var note: String?
                }
                """,
            expansion: """
                extension EnvironmentValues {
                    var name {
                        get {
                            self[__Key_name.self]
                        }
                        set {
                            self[__Key_name.self] = newValue
                        }
                    }

                    private struct __Key_name: EnvironmentKey {
                        static let defaultValue = "Ada"
                    }
                    var note: String? {
                        get {
                            self[__Key_note.self]
                        }
                        set {
                            self[__Key_note.self] = newValue
                        }
                    }

                    private struct __Key_note: EnvironmentKey {
                        static var defaultValue: String? {
                            nil
                        }
                    }
                }
                """),
        MacroCase(
            testDescription: "no value",
            source: """
                extension EnvironmentValues {
                    @Entry var limit: Int
                }
                """,
            expansion: """
                extension EnvironmentValues {
                    var limit: Int
                }
                """,
            messages: [.init(text: .entryNeedsValue, line: 2, column: 5)]),
    ])
    func expands(_ macroCase: MacroCase) {
        macroCase.check()
    }
}
