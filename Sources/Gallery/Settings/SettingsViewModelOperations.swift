import FOSMVVM

/// What the user can do in ``SettingsView``.
public protocol SettingsViewModelOperations: ViewModelOperations {
    /// Changes the light.
    func selectTheme(_ theme: Theme)

    /// Keeps the settings.
    func save()
}
