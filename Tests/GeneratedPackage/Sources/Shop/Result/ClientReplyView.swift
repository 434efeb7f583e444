import FOSMVVM
import Foundation
import SwiftUI

/// Shows the client reply.
public struct ClientReplyView: ViewModelView {
    private let viewModel: ClientReplyViewModel

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

    public init(viewModel: ClientReplyViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientReplyView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        ClientReplyView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        ClientReplyView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
