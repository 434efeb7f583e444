import FOSMVVM
import Foundation
import SwiftUI

/// Shows the errand list no access.
public struct ErrandListNoAccessView: ViewModelView {
    private let viewModel: ErrandListNoAccessViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Text(viewModel.message)
                .uiTestingIdentifier("message")
        }
        .padding()
    }

    public init(viewModel: ErrandListNoAccessViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ErrandListNoAccessView.previewHost(viewModel: .stub())
    }
#endif
