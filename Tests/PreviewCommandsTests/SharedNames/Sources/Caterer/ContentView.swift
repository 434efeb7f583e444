#if os(Linux)
    import SwiftUI

    struct ContentView: View {
        var body: some View {
            Text(verbatim: "A list of meals")
        }
    }

    #Preview {
        ContentView()
    }
#endif
