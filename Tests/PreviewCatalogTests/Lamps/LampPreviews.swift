import FOSMVVM
import Foundation

@ViewModel
struct CatalogLampViewModel {
    let watts: Int
    let seen: Date
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .stub(watts: 60) }
    static func stub(watts: Int = 60) -> Self { .init(watts: watts, seen: .now) }
}

/// Has no preview and no view.
@ViewModel
struct CatalogSocketViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

struct CatalogLampView: ViewModelView {
    private let viewModel: CatalogLampViewModel

    init(viewModel: CatalogLampViewModel) { self.viewModel = viewModel }
}

#Preview {
    CatalogLampView.previewHost()
}

#Preview("Very  bright: 1,060 W!") {
    let watts = 1000 + 60
    let bright = CatalogLampViewModel.stub(watts: watts)

    CatalogLampView.previewHost(locale: Locale(identifier: "de"), viewModel: bright)
        .environment(Validations())
        .frame(minWidth: 300, idealWidth: 360, maxHeight: .infinity)
}

#Preview("Дүние 灯", body: { CatalogLampView.previewHost(viewModel: .stub(watts: 7)) })

#Preview("Dim") {
    let dim = CatalogLampViewModel.stub(watts: 1)
    return CatalogLampView.previewHost(viewModel: dim)
}

#Preview("Plain") {
    CatalogLampView(viewModel: .stub(watts: 2))
}

#Preview("Plain, small", traits: .sizeThatFitsLayout, .fixedLayout(width: 300, height: 200)) {
    let validations = Validations()
    let watts = 3
    CatalogLampView(viewModel: .stub(watts: watts))
        .environment(validations)
}

#Preview("Plain, wide", traits: .landscapeLeft) {
    let dim = CatalogLampViewModel.stub(watts: 4)
    CatalogLampView(viewModel: dim)
}

#Preview("Plain, narrow", traits: .landscapeRight) {
    CatalogLampView(viewModel: .stub(watts: 5))
        .frame(width: 240)
}
