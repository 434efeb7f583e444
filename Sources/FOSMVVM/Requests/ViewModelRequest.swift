/// A request for a ViewModel.
public protocol ViewModelRequest: ShowRequest where ResponseBody: RequestableViewModel {}

extension ViewModelRequest {
    /// The ViewModel of the response, or a stub before it arrives.
    public var viewModel: ResponseBody { responseBody ?? .stub() }
}

/// A full page or screen that a client requests with its ``Request``.
public protocol RequestableViewModel: ViewModel {
    /// The request whose response is the ViewModel.
    associatedtype Request: ViewModelRequest
}

/// A ViewModel whose view is to follow changes of its data. Here, the conformance has no effect.
public protocol LiveViewModel: RequestableViewModel {}

/// A request that sends what a user has entered, and whose response is the ViewModel of the next page.
public protocol ValidatableViewModelRequest: ViewModelRequest
where RequestBody: ValidatableModel, ResponseError: ValidatableViewModelRequestError {}

extension ValidatableViewModelRequest {
    /// ``ServerRequestAction/create``.
    public var action: ServerRequestAction { .create }
}

/// The error of a request whose values are not valid.
public protocol ValidatableViewModelRequestError: ServerRequestError {
    /// What is not valid, and why.
    var validations: [ValidationResult] { get }

    /// Creates an error.
    init(validations: [ValidationResult])
}
