import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server reply.
public struct ServerReplyView: ViewModelView {
    private let viewModel: ServerReplyViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            switch viewModel.result {
            case .success(let viewModel):
                ErrandCardView(viewModel: viewModel)
                    .uiTestingIdentifier("success")
            case .notFound(let viewModel):
                ErrandListNotFoundView(viewModel: viewModel)
                    .uiTestingIdentifier("notFound")
            case .noAccess(let viewModel):
                ErrandListNoAccessView(viewModel: viewModel)
                    .uiTestingIdentifier("noAccess")
            }
        }
        .padding()
    }

    public init(viewModel: ServerReplyViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerReplyView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        ServerReplyView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        ServerReplyView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
