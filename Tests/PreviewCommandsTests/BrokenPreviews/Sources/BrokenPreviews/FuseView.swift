#if SwiftViews && os(Linux)
    import FOSMVVM
    import PreviewCatalog
    import SwiftUI

    /// A view whose buttons crash and hang.
    @ViewModel
    struct FuseViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    struct FuseView: ViewModelView {
        @State private var count = 0

        var body: some View {
            VStack {
                Text(verbatim: "Pressed \(count) times")
                Button("Count") { count += 1 }.uiTestingIdentifier("count")
                Button("Crash") { fatalError("The fuse has blown") }.uiTestingIdentifier("crash")
                Button("Hang") { while count >= 0 {} }.uiTestingIdentifier("hang")
            }
        }

        init(viewModel: FuseViewModel) {}
    }

    #Preview("Sound until used") {
        FuseView.previewHost(bundle: .module, viewModel: .stub())
    }
#endif
