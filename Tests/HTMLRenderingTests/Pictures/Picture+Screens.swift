#if SwiftViews && os(Linux)
    import SwiftUI

    extension Picture {
        /// A view has the screen of the chosen device, which is 390 wide and 600 high here. A frame reserves 62 pixels above it
        /// and 34 below.
        static let screens = [
            Picture(
                "a column fills its screen", on: .device, .frame("top", 165, 0, 60, 20),
                .frame("bottom", 165, 580, 60, 20)
            ) {
                VStack {
                    Color.red.frame(width: 60, height: 20).uiTestingIdentifier("top")
                    Spacer()
                    Color.blue.frame(width: 60, height: 20).uiTestingIdentifier("bottom")
                }
            },
            Picture("a text is in the middle", on: .device, .middle("text", 195, 300)) {
                Text(verbatim: "Hello").uiTestingIdentifier("text")
            },
            Picture(
                "a gradient fills its screen", on: .device, .color(.indigo, 2, 2), .color(.indigo, 387, 597)
            ) {
                LinearGradient(colors: [.indigo, .indigo], startPoint: .top, endPoint: .bottom)
            },
            Picture(
                "a background without an edge", on: .device, .color(.mint, 2, 2), .color(.mint, 387, 597),
                .middle("text", 195, 300)
            ) {
                Text(verbatim: "Hello").uiTestingIdentifier("text").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.mint.ignoresSafeArea())
            },
            Picture("a screen with a title", on: .device, .color(.orange, 2, 597), .color(.orange, 387, 300)) {
                NavigationStack { Color.orange.navigationTitle("Sky") }
            },
            Picture(
                "a frame reserves its edges", on: .framed, .frame("top", 165, 62, 60, 20),
                .frame("bottom", 165, 546, 60, 20)
            ) {
                VStack {
                    Color.red.frame(width: 60, height: 20).uiTestingIdentifier("top")
                    Spacer()
                    Color.blue.frame(width: 60, height: 20).uiTestingIdentifier("bottom")
                }
            },
            Picture(
                "layers behind the edges", on: .framed, .color(.teal, 2, 30), .color(.teal, 2, 590),
                .frame("top", 0, 62, 390, 30)
            ) {
                ZStack(alignment: .top) {
                    Color.teal.ignoresSafeArea()
                    Color.yellow.frame(height: 30).uiTestingIdentifier("top")
                }
            },
            Picture("a background behind the edges", on: .framed, .color(.pink, 2, 30), .color(.pink, 2, 590)) {
                VStack { Spacer() }.frame(maxWidth: .infinity).background { Color.pink.ignoresSafeArea() }
            },
        ]
    }
#endif
