import FOSFoundation
import FOSMVVM
import Foundation

/// The settings of the app, which are made on the device.
@ViewModel(options: [.clientHostedFactory])
public struct PreferencesViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var newsLabel
    @LocalizedString public var sortLabel

    public let sendsNews: Bool
    public let order: BookOrder

    private let isStub: Bool

    #if canImport(SwiftUI)
        public var operations: any PreferencesViewModelOperations {
            isStub ? PreferencesStubOps() : PreferencesOps()
        }
    #endif

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(sendsNews: Bool, order: BookOrder) {
        self.init(sendsNews: sendsNews, order: order, isStub: false)
    }

    private init(sendsNews: Bool, order: BookOrder, isStub: Bool) {
        self.sendsNews = sendsNews
        self.order = order
        self.isStub = isStub
    }

    public static func stub(sendsNews: Bool = false, order: BookOrder = .title) -> Self {
        .init(sendsNews: sendsNews, order: order, isStub: true)
    }
}

/// What books are sorted by.
public enum BookOrder: String, CaseIterable, Codable, Hashable, Sendable {
    case title
    case author
}
