#if os(Linux)
    import SwiftUI

    struct ContentView: View {
        var body: some View {
            Circle().accessibilityIdentifier("meals")
        }
    }

    #Preview {
        ContentView()
    }
#endif
