import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part reply.
public struct PartReplyView: ViewModelView {
    private let viewModel: PartReplyViewModel

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

    public init(viewModel: PartReplyViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartReplyView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        PartReplyView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        PartReplyView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
