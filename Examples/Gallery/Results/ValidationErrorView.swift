import FOSMVVM
import PreviewCatalog

/// Explains the format of a ticket number.
public struct ValidationErrorView: ViewModelView {
    private let viewModel: ValidationErrorViewModel

    public init(viewModel: ValidationErrorViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Digits only") {
    ValidationErrorView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 500)
}

#Preview("Markup") {
    ValidationErrorView.previewHost(bundle: .module, viewModel: .stub(input: "<b>R-01&42</b>"))
        .frame(idealWidth: 500)
}
