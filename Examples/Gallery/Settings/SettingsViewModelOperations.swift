import FOSMVVM

/// The operations of ``SettingsView``.
public protocol SettingsViewModelOperations: ViewModelOperations {
    /// Changes the theme.
    func selectTheme(_ theme: Theme)

    /// Saves the settings.
    func save()
}

/// Records which operations of ``SettingsView`` were called.
///
/// `@unchecked` because a view and the test that reads its operations never use it at the same time.
@CallableOperations
public final class SettingsViewStubOps: SettingsViewModelOperations, @unchecked Sendable {
    public private(set) var selectThemeCalled = false
    public private(set) var saveCalled = false

    /// Creates a stub without recorded calls.
    public init() {}

    public func selectTheme(_ theme: Theme) {
        selectThemeCalled = true
    }

    public func save() {
        saveCalled = true
    }
}
