import FOSMVVM

/// The settings of the device. The client makes them from its own state.
@ViewModel(options: [.clientHostedFactory])
public struct SettingsViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var themeTitle
    @LocalizedString public var notificationsTitle
    @LocalizedString public var repairReadyLabel
    @LocalizedString public var repairReadyHint
    @LocalizedString public var sessionReminderLabel
    @LocalizedString public var sessionReminderHint
    @LocalizedString public var newsletterLabel
    @LocalizedString public var newsletterHint
    @LocalizedString public var saveButtonLabel

    public let themes: [ThemeChoice]
    public let notifications: NotificationSettings

    // MARK: - Nested Types

    /// A theme that the user can select.
    public struct ThemeChoice: Codable, Sendable, Identifiable, Stubbable {
        public let theme: Theme
        public let name: LocalizableString
        public let isSelected: Bool

        public var id: Theme { theme }

        public init(theme: Theme, isSelected: Bool) {
            self.theme = theme
            name = theme.localizableString
            self.isSelected = isSelected
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(theme: Theme, notifications: NotificationSettings) {
        themes = Theme.allCases.map { ThemeChoice(theme: $0, isSelected: $0 == theme) }
        self.notifications = notifications
    }
}

extension SettingsViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any SettingsViewModelOperations { SettingsViewStubOps() }

    public static func stub() -> Self {
        .stub(theme: .system)
    }

    public static func stub(
        theme: Theme = .system,
        notifications: NotificationSettings = NotificationSettings()
    ) -> Self {
        .init(theme: theme, notifications: notifications)
    }
}

extension SettingsViewModel.ThemeChoice {
    public static func stub() -> Self {
        .stub(theme: .light)
    }

    public static func stub(theme: Theme = .light, isSelected: Bool = false) -> Self {
        .init(theme: theme, isSelected: isSelected)
    }
}

/// The messages that a volunteer wants to receive.
public struct NotificationSettings: Codable, Hashable, Sendable {
    /// A message when a repair is finished.
    public var repairReady: Bool
    /// A message on the evening before a repair day.
    public var sessionReminder: Bool
    /// A newsletter four times a year.
    public var newsletter: Bool

    public init(repairReady: Bool = true, sessionReminder: Bool = true, newsletter: Bool = false) {
        self.repairReady = repairReady
        self.sessionReminder = sessionReminder
        self.newsletter = newsletter
    }
}

/// The light or dark theme of the app.
public enum Theme: String, CaseIterable, Codable, Sendable {
    case system, light, dark

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
