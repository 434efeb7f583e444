import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server note.
public struct ServerNoteView: ViewModelView {
    private let viewModel: ServerNoteViewModel

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

    public init(viewModel: ServerNoteViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerNoteView.previewHost(viewModel: .stub())
    }
#endif
