import FOSMVVM

@ViewModel
public struct KioskViewModel {
    @LocalizedString public var title
    @LocalizedString public var callLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField, default: "") public var email: String

    public let isStaffed: Bool
    public let isPayable: Bool
    public let hasError: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    private static var emailField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "email"), title: .constant("Email"),
            type: .text(inputType: .emailAddress), options: [])
    }

    public init(isStaffed: Bool, isPayable: Bool, hasError: Bool) {
        self.isStaffed = isStaffed
        self.isPayable = isPayable
        self.hasError = hasError
        email = ""
    }

    public static func stub(isStaffed: Bool = true, isPayable: Bool = true, hasError: Bool = false) -> Self {
        .init(isStaffed: isStaffed, isPayable: isPayable, hasError: hasError)
    }
}

extension KioskViewModel {
    public var operations: any KioskViewModelOperations { KioskStubOps() }
}

public protocol KioskViewModelOperations: ViewModelOperations {
    func callStaff()
    func submit()
    func cancel()
    func add()
    func remove()
    func chooseSeat()
    func load() async -> String
}

/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class KioskStubOps: KioskViewModelOperations, @unchecked Sendable {
    public private(set) var callStaffCalled = false
    public private(set) var submitCalled = false
    public private(set) var cancelCalled = false
    public private(set) var addCalled = false
    public private(set) var removeCalled = false
    public private(set) var chooseSeatCalled = false
    public private(set) var loadCalled = false

    public init() {}

    public func callStaff() { callStaffCalled = true }
    public func submit() { submitCalled = true }
    public func cancel() { cancelCalled = true }
    public func add() { addCalled = true }
    public func remove() { removeCalled = true }
    public func chooseSeat() { chooseSeatCalled = true }
    /// Runs outside the main actor.
    public func load() async -> String {
        await Task.yield()
        loadCalled = true
        return "loaded"
    }
}

@ViewModel
public struct PosterViewModel {
    @LocalizedString public var description

    public let title: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(title: String) {
        self.title = title
    }

    public static func stub(title: String) -> Self { .init(title: title) }
    public static func stub() -> Self { .stub(title: "Title") }
}
