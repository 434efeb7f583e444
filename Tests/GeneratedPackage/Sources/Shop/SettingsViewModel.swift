import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the settings.
@ViewModel(options: [.clientHostedFactory])
public struct SettingsViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var saveButtonLabel
    @LocalizedString public var resetButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    public var vmId: ViewModelId = .init(type: Self.self)

    public init() {}
}

extension SettingsViewModel {
    /// Returns the settings.
    public static func stub() -> Self {
        .init()
    }
}
