import FOSFoundation
import FOSMVVM
import Foundation

#if canImport(SwiftUI)
    public protocol PurchaseViewModelOperations: ViewModelOperations {
        func submit(email: String, note: String, mvvmEnv: MVVMEnvironment) async throws
    }

    public struct PurchaseOps: PurchaseViewModelOperations {
        public init() {}

        public func submit(email: String, note: String, mvvmEnv: MVVMEnvironment) async throws {
            let request = CreatePurchaseRequest(requestBody: .init(email: email, note: note))
            try await request.processRequest(mvvmEnv: mvvmEnv)
        }
    }

    public final class PurchaseStubOps: PurchaseViewModelOperations, @unchecked Sendable {
        public var submitCalled: Bool { submitCalledWith != nil }
        public private(set) var submitCalledWith: String?

        public init() {}

        public func submit(email: String, note: String, mvvmEnv: MVVMEnvironment) async throws {
            submitCalledWith = email
        }
    }
#endif
