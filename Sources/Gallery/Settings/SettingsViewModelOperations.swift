import FOSMVVM

/// What the user can do in ``SettingsView``.
public protocol SettingsViewModelOperations: ViewModelOperations {
    /// Changes the light.
    func selectTheme(_ theme: Theme)

    /// Keeps the settings.
    func save()
}

/// Records which operations of ``SettingsView`` were called.
///
/// Unchecked because a view and the test that reads its operations take turns; nothing calls two at once.
public final class SettingsViewStubOps: SettingsViewModelOperations, @unchecked Sendable {
    public private(set) var selectThemeCalled = false
    public private(set) var saveCalled = false

    /// Nothing was called.
    public init() {}

    public func selectTheme(_ theme: Theme) {
        selectThemeCalled = true
    }

    public func save() {
        saveCalled = true
    }
}
