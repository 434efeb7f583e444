import FOSMVVM
import PreviewCatalog

/// Shows a volunteer.
public struct ProfileView: ViewModelView {
    private let viewModel: ProfileViewModel

    public init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Experienced") {
    ProfileView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 500)
}

#Preview("First day") {
    ProfileView.previewHost(bundle: .module, viewModel: .stubNewcomer())
        .frame(idealWidth: 500)
}

#Preview("Long name") {
    ProfileView.previewHost(
        bundle: .module,
        viewModel: .stub(names: ["María del Carmen", "Fernández-Villaverde", "y Martínez"], role: .host)
    )
    .frame(idealWidth: 500)
}

#Preview("One name") {
    ProfileView.previewHost(bundle: .module, viewModel: .stub(names: ["葵"], skills: [.bicycleRepair]))
        .frame(idealWidth: 500)
}
