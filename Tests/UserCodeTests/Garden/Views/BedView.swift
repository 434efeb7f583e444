import SwiftUI

/// A view without a ViewModel, whose action knows nothing of actors.
struct BedView: View {
    let isDry: Bool
    var onWater: () -> Void

    var body: some View {
        Button(action: onWater) { Text(verbatim: isDry ? "Water" : "Wet") }
    }
}

#Preview("Dry at first") {
    struct Wrapper: View {
        @State private var isDry = true

        var body: some View { BedView(isDry: isDry) { isDry = false } }
    }
    return Wrapper()
}
