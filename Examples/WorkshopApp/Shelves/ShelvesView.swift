import SwiftUI

/// Displays the shelves with spare parts. It has no ViewModel.
struct ShelvesView: View {
    @Binding var fractions: [Double]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(fractions.indices, id: \.self) { index in
                Button {
                    fractions[index] = 1
                } label: {
                    ShelfLevelView(code: "A-\(index + 1)", fraction: fractions[index])
                }
            }
        }
    }
}

#Preview("Three shelves") {
    @Previewable @State var fractions = [0.25, 0.5, 1]

    ScrollView {
        ShelvesView(fractions: $fractions)
    }
    .environment(\.locale, Locale(identifier: "de"))
}
