import FOSMVVM

/// Shows the client reply page with the template of this name.
public struct ClientReplyPageView: ViewModelView {
    private let viewModel: ClientReplyPageViewModel

    public init(viewModel: ClientReplyPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientReplyPageView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        ClientReplyPageView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        ClientReplyPageView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
