import FOSMVVM

/// The operations of ``SignUpView``.
public protocol SignUpViewModelOperations: ViewModelOperations {
    /// Creates an account.
    ///
    /// - Returns: The answer of the server.
    /// - Throws: ``SignUpRequest/ResponseError`` if the server rejects the values or cannot be reached.
    func submit(
        email: String, password: String, name: String, mvvmEnv: MVVMEnvironment
    ) async throws -> SignUpRequest.ResponseBody?
}

/// Records which operations of ``SignUpView`` were called. Rejects addresses that start with `taken`.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
public final class SignUpViewStubOps: SignUpViewModelOperations, @unchecked Sendable {
    public private(set) var submitCalled = false

    private let takenMessage: LocalizableString
    private let isOffline: Bool

    /// Creates a stub without recorded calls.
    public init(takenMessage: LocalizableString, isOffline: Bool = false) {
        self.takenMessage = takenMessage
        self.isOffline = isOffline
    }

    public func submit(
        email: String, password: String, name: String, mvvmEnv: MVVMEnvironment
    ) async throws -> SignUpRequest.ResponseBody? {
        submitCalled = true
        if isOffline { throw SignUpRequest.ResponseError(validationResults: []) }
        if email.hasPrefix("taken") {
            let result = ValidationResult(status: .error, field: SignUpViewModel.emailField, message: takenMessage)
            throw SignUpRequest.ResponseError(validationResults: [result])
        }
        return SignUpRequest.ResponseBody(success: true)
    }
}
