import FOSMVVM
import Foundation
import SwiftUI

/// Shows the client box start.
public struct ClientBoxStartView: ViewModelView {
    private let viewModel: ClientBoxStartViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
        }
        .padding()
    }

    public init(viewModel: ClientBoxStartViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientBoxStartView.previewHost(viewModel: .stub())
    }
#endif
