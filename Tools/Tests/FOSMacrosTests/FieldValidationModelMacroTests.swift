import Testing

@testable import FOSMacros

@Suite struct FieldValidationModelMacroTests {
    @Test(arguments: [
        MacroCase(
            testDescription: "messages are named",
            source: """
                @FieldValidationModel
                public struct UserFieldsMessages {
                    @LocalizedString("email", messageGroup: "validation", messageKey: "required") var emailRequired
                    @LocalizedString public var note
                    public init() {}
                }
                """,
            expansion: """
                public struct UserFieldsMessages {
                    @LocalizedString("email", messageGroup: "validation", messageKey: "required") var emailRequired
                    @LocalizedString public var note
                    public init() {}

                    public func propertyNames() -> [LocalizableId: String] {
                        [LocalizableId: String](
                            [
                                (_emailRequired.localizationId, "emailRequired"),
                                (_note.localizationId, "note")
                            ], uniquingKeysWith: { first, _ in first })
                    }
                }

                extension UserFieldsMessages: FieldValidationModel {}
                """),
        MacroCase(
            testDescription: "the access level is that of the extension around it",
            source: """
                public extension Shop {
                    @FieldValidationModel
                    struct Messages {
                        public init() {}
                    }
                    @FieldValidationModel
                    internal struct NoMessages {
                    }
                }
                """,
            expansion: """
                public extension Shop {
                    struct Messages {
                        public init() {}

                        public func propertyNames() -> [LocalizableId: String] {
                            [:]
                        }
                    }
                    internal struct NoMessages {

                        func propertyNames() -> [LocalizableId: String] {
                            [:]
                        }
                    }
                }

                extension Shop.Messages: FieldValidationModel {}

                extension Shop.NoMessages: FieldValidationModel {}
                """),
        MacroCase(
            testDescription: "a struct without messages",
            source: """
                @FieldValidationModel
                struct NoMessages {
                }
                """,
            expansion: """
                struct NoMessages {

                    func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension NoMessages: FieldValidationModel {}
                """),
        MacroCase(
            testDescription: "an initializer with a parameter",
            source: """
                @FieldValidationModel
                public struct Messages {
                    public init(limit: Int) {}
                }
                """,
            expansion: """
                public struct Messages {
                    public init(limit: Int) {}

                    public init() { fatalError() }

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension Messages: FieldValidationModel {}
                """,
            messages: [
                .init(text: .messagesNeedInitializer, line: 2, column: 15, member: .initializer(access: "public "))
            ],
            mended: """
                @FieldValidationModel
                public struct Messages {
                    public init(limit: Int) {}

                    public init() {}
                }
                """),
        MacroCase(
            testDescription: "only the initializer of Swift, which is not public",
            source: """
                @FieldValidationModel
                public struct Messages {
                    let limit = 3
                }
                """,
            expansion: """
                public struct Messages {
                    let limit = 3

                    public init() { fatalError() }

                    public func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                }

                extension Messages: FieldValidationModel {}
                """,
            messages: [
                .init(text: .messagesNeedInitializer, line: 2, column: 15, member: .initializer(access: "public "))
            ],
            mended: """
                @FieldValidationModel
                public struct Messages {
                    let limit = 3

                    public init() {}
                }
                """),
    ])
    func expands(_ expected: MacroCase) {
        expected.check()
    }

    @Test func refusesAClass() {
        let expected = MacroCase(
            testDescription: "a class",
            source: """
                @FieldValidationModel
                final class UserFieldsMessages {
                }
                """,
            expansion: """
                final class UserFieldsMessages {
                }
                """,
            messages: [.init(text: .messagesNeedStruct, line: 2, column: 7, fixIt: .makeStruct)],
            mended: """
                @FieldValidationModel
                struct UserFieldsMessages {
                }
                """)
        expected.check()
    }
}
