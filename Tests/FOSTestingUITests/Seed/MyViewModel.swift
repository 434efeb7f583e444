import FOSMVVM

@ViewModel
public struct MyViewModel {
    @LocalizedString public var title
    @LocalizedString public var buttonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField, default: "") public var email: String

    public let enabled: Bool
    public let ready: Bool
    public let hasError: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    private static var emailField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "email"), title: .constant("Email"),
            type: .text(inputType: .emailAddress), options: [])
    }

    public init(enabled: Bool, ready: Bool, hasError: Bool) {
        self.enabled = enabled
        self.ready = ready
        self.hasError = hasError
        email = ""
    }

    public static func stub(enabled: Bool = true, ready: Bool = true, hasError: Bool = false) -> Self {
        .init(enabled: enabled, ready: ready, hasError: hasError)
    }
}

extension MyViewModel {
    public var operations: any MyViewModelOperations { MyViewOps() }
}

public protocol MyViewModelOperations: ViewModelOperations {
    func doSomething()
    func submit()
    func cancel()
    func increment()
    func decrement()
    func selectItem()
    func load() async -> String
}

/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class MyViewOps: MyViewModelOperations, @unchecked Sendable {
    public private(set) var myOperationCalled = false
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false
    public private(set) var incrementCalled = false
    public private(set) var decrementCalled = false
    public private(set) var itemCalled = false
    public private(set) var loadCalled = false

    public init() {}

    public func doSomething() { myOperationCalled = true }
    public func submit() { submitCalled = true }
    public func cancel() { cancelCalled = true }
    public func increment() { incrementCalled = true }
    public func decrement() { decrementCalled = true }
    public func selectItem() { itemCalled = true }
    /// Runs outside the main actor.
    public func load() async -> String {
        await Task.yield()
        loadCalled = true
        return "loaded"
    }
}

@ViewModel
public struct MyDisplayViewModel {
    @LocalizedString public var description

    public let title: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(title: String) {
        self.title = title
    }

    public static func stub(title: String) -> Self { .init(title: title) }
    public static func stub() -> Self { .stub(title: "Title") }
}
