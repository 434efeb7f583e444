import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server box start.
public struct ServerBoxStartView: ViewModelView {
    private let viewModel: ServerBoxStartViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
        }
        .padding()
    }

    public init(viewModel: ServerBoxStartViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerBoxStartView.previewHost(viewModel: .stub())
    }
#endif
