import FOSMVVM
import Foundation
import PreviewCatalog

/// A gift card for the workshop, with one mistake of each kind, to show how the tools report them. `.preview-host` names
/// those that tests expect.
public struct GiftCardView: ViewModelView {
    private let viewModel: GiftCardViewModel

    public init(viewModel: GiftCardViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Changed snapshot") {
    GiftCardView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 320)
}

#Preview("Long name") {
    GiftCardView.previewHost(bundle: .module, viewModel: .stub(recipient: "Hammerschmidt-Schraubenzieherin"))
        .frame(idealWidth: 320)
}

#Preview("Misspelled name") {
    GiftCardView.previewHost(bundle: .module, locale: Locale(identifier: "en"), viewModel: .stub(isPaid: true))
        .frame(idealWidth: 320)
}
