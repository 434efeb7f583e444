import FOSMVVM

/// Shows the server reply page with the template of this name.
public struct ServerReplyPageView: ViewModelView {
    private let viewModel: ServerReplyPageViewModel

    public init(viewModel: ServerReplyPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerReplyPageView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        ServerReplyPageView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        ServerReplyPageView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
