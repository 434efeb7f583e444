import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part note.
public struct PartNoteView: ViewModelView {
    private let viewModel: PartNoteViewModel

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

    public init(viewModel: PartNoteViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartNoteView.previewHost(viewModel: .stub())
    }
#endif
