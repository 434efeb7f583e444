import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the shop settings.
@ViewModel(options: [.clientHostedFactory])
public struct ShopSettingsViewModel: Codable, Hashable, Sendable {
    @LocalizedString public var pageTitle
    @LocalizedString public var saveButtonLabel
    @LocalizedString public var resetButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension ShopSettingsViewModel {
    /// Returns the shop settings.
    public static func stub() -> Self {
        .init()
    }
}
