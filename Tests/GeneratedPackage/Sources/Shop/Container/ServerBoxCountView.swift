import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server box count.
public struct ServerBoxCountView: ViewModelView {
    private let viewModel: ServerBoxCountViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.count)
                .uiTestingIdentifier("count")
        }
        .padding()
    }

    public init(viewModel: ServerBoxCountViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerBoxCountView.previewHost(viewModel: .stub())
    }
#endif
