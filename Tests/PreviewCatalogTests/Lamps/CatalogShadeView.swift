import FOSMVVM

/// The shade of a lamp, with "quotes" and a \ backslash.
///
/// - Note: It gets **hot**.
@ViewModel
struct CatalogShadeViewModel {
    @LocalizedString var title
    /// The width in centimeters.
    let width, height: Int
    /// The lamp in it.
    /// Nil for none.
    let lamp: CatalogLampViewModel?
    var isRound = false
    var area: Int { width * height }
    static let limit = 3
    var vmId = ViewModelId(type: Self.self)

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        lamp = nil
    }

    static func stub() -> Self { Self(width: 20, height: 10) }
}

extension CatalogShadeViewModel {
    var operations: CatalogShadeStubOps { CatalogShadeStubOps() }
}

@CallableOperations
struct CatalogShadeStubOps: ViewModelOperations {
    /// Turns the shade.
    func turn(by degrees: Int, _ direction: String) {}
    func clean() {}
}

struct CatalogShadeView: ViewModelView {
    init(viewModel: CatalogShadeViewModel) {}
}

/// Without a lamp.
///
/// It is light.
#Preview("Empty") {
    CatalogShadeView.previewHost()
}

#Preview("Undocumented") {
    CatalogShadeView.previewHost()
}
