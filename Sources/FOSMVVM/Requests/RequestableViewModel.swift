/// A full page or screen, which a client requests by its ``Request``.
public protocol RequestableViewModel: ViewModel {
    /// The request that brings the ViewModel.
    associatedtype Request: ViewModelRequest
}
