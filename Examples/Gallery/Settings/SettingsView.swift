import FOSMVVM
import PreviewCatalog

/// Lets a volunteer change the settings of the device.
public struct SettingsView: ViewModelView {
    private let viewModel: SettingsViewModel
    private let operations: any SettingsViewModelOperations

    public init(viewModel: SettingsViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("First launch") {
    SettingsView.previewHost(bundle: .module)
        .frame(idealWidth: 580)
}

#Preview("Night shift, everything on") {
    SettingsView.previewHost(
        bundle: .module,
        viewModel: .stub(theme: .dark, notifications: NotificationSettings(newsletter: true))
    )
    .frame(idealWidth: 580)
}

#Preview("Everything off") {
    SettingsView.previewHost(
        bundle: .module,
        viewModel: .stub(
            theme: .light, notifications: NotificationSettings(repairReady: false, sessionReminder: false))
    )
    .frame(idealWidth: 580)
}
