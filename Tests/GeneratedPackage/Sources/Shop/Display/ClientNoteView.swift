import FOSMVVM
import Foundation
import SwiftUI

/// Shows the client note.
public struct ClientNoteView: ViewModelView {
    private let viewModel: ClientNoteViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            if let detail = viewModel.detail {
                Text(detail)
                    .uiTestingIdentifier("detail")
            }
        }
        .padding()
    }

    public init(viewModel: ClientNoteViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientNoteView.previewHost(viewModel: .stub())
    }
#endif
