import FOSMVVM

/// The result of a search for a ticket: the repair, or the reason why there is none.
@ViewModel
public struct TaskResultViewModel {
    /// A result with the ViewModel that shows it.
    public enum Result {
        case success(TaskViewModel)
        case notFound(NotFoundViewModel)
        case validationError(ValidationErrorViewModel)
        case permissionDenied(PermissionDeniedViewModel)
    }

    @LocalizedString public var pageTitle

    public let result: Result
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(result: Result) {
        self.result = result
    }
}

extension TaskResultViewModel {
    public static func stub() -> Self {
        .stub(result: .success(.stub()))
    }

    public static func stub(result: Result = .success(.stub())) -> Self {
        .init(result: result)
    }
}
