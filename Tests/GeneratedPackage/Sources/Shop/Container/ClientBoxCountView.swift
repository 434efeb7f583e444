import FOSMVVM
import Foundation
import SwiftUI

/// Shows the client box count.
public struct ClientBoxCountView: ViewModelView {
    private let viewModel: ClientBoxCountViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.count)
                .uiTestingIdentifier("count")
        }
        .padding()
    }

    public init(viewModel: ClientBoxCountViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientBoxCountView.previewHost(viewModel: .stub())
    }
#endif
