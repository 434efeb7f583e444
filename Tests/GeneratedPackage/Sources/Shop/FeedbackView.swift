import FOSMVVM

/// Shows the feedback with the template of this name.
public struct FeedbackView: ViewModelView {
    private let viewModel: FeedbackViewModel

    public init(viewModel: FeedbackViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        FeedbackView.previewHost(viewModel: .stub())
    }
#endif
