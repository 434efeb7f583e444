import FOSFoundation
import FOSMVVM
import Foundation
import Observation

/// What the user has set.
@Observable public final class BookshopSettings: @unchecked Sendable {
    public var sendsNews = false
    public var order = BookOrder.title

    public init() {}
}

public protocol PreferencesViewModelOperations: ViewModelOperations {
    func setSendsNews(_ sendsNews: Bool, output storage: BookshopSettings)
    func setOrder(_ order: BookOrder, output storage: BookshopSettings)
}

public struct PreferencesOps: PreferencesViewModelOperations {
    public init() {}

    public func setSendsNews(_ sendsNews: Bool, output storage: BookshopSettings) {
        storage.sendsNews = sendsNews
    }

    public func setOrder(_ order: BookOrder, output storage: BookshopSettings) {
        storage.order = order
    }
}

#if canImport(SwiftUI)
    public final class PreferencesStubOps: PreferencesViewModelOperations, @unchecked Sendable {
        public private(set) var setSendsNewsCalled = false
        public private(set) var setOrderCalled = false

        public init() {}

        public func setSendsNews(_ sendsNews: Bool, output storage: BookshopSettings) {
            setSendsNewsCalled = true
            storage.sendsNews = sendsNews
        }

        public func setOrder(_ order: BookOrder, output storage: BookshopSettings) {
            setOrderCalled = true
            storage.order = order
        }
    }
#endif
