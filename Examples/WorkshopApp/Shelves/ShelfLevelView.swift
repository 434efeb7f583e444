import SwiftUI

/// Displays how full a shelf with spare parts is. It has no ViewModel.
struct ShelfLevelView: View {
    @Environment(\.locale) private var locale
    let code: String
    let fraction: Double

    var body: some View {
        HStack {
            Image(.shelf)
                .accessibilityHidden(true)
            Text(verbatim: code)
                .font(.headline)
            ProgressView(value: fraction)
                .tint(.shelfLevel)
                .accessibilityLabel(Text(verbatim: code))
            Text(verbatim: fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale)))
                .foregroundStyle(Color(.shelfLevel))
        }
        .padding()
    }
}

struct ShelfLevelView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ShelfLevelView(code: "A-1", fraction: 0.25)
                .previewDisplayName("Almost empty")
            ShelfLevelView(code: "B-2", fraction: 1)
                .previewDisplayName("Full")
        }
        .previewLayout(.fixed(width: 320, height: 80))
    }
}
