#if SwiftViews && os(Linux)
    import SwiftUI

    extension Picture {
        /// What lies in front of what: views in front of each other are painted in their order, whatever they are.
        static let layers = [
            Picture(
                "text in front of a shape", .frame("back", 0, 0, 390, 100), .middle("text", 195, 50),
                .front("text", 195, 50), .color(.blue, 20, 50)
            ) {
                ZStack {
                    RoundedRectangle(cornerRadius: 20).fill(.blue).uiTestingIdentifier("back")
                    Text(verbatim: "Hi").foregroundColor(.white).uiTestingIdentifier("text")
                }
                .frame(height: 100)
            },
            Picture(
                "color in front of a gradient", .color(.red, 20, 50), .color(.green, 195, 50), .front("front", 195, 50)
            ) {
                ZStack {
                    LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
                    Color.green.frame(width: 40, height: 20).uiTestingIdentifier("front")
                }
                .frame(height: 100)
            },
            Picture(
                "button in front of a circle", .middle("button", 195, 50), .front("button", 195, 50),
                .color(.orange, 195, 10)
            ) {
                ZStack {
                    Circle().fill(.orange)
                    Button("Go") {}.uiTestingIdentifier("button")
                }
                .frame(width: 100, height: 100)
            },
            Picture("higher index in front", .color(.red, 195, 30), .color(.blue, 245, 30)) {
                ZStack {
                    Color.red.frame(width: 60, height: 60).zIndex(1)
                    Color.blue.frame(width: 60, height: 60).offset(x: 40)
                }
                .frame(width: 160, height: 60)
            },
            Picture("indexes between whole numbers", .color(.red, 195, 20)) {
                ZStack {
                    Color.red.frame(width: 40, height: 40).zIndex(0.4)
                    Color.blue.frame(width: 40, height: 40).zIndex(0.3)
                }
            },
            Picture("an index counts in its stack only", .color(.green, 195, 20)) {
                ZStack {
                    ZStack { Color.red.frame(width: 40, height: 40).zIndex(5) }
                    Color.green.frame(width: 40, height: 40)
                }
            },
            Picture("opacity keeps the order", .color(.blue, 195, 20)) {
                ZStack {
                    Color.red.frame(width: 60, height: 40).opacity(0.5)
                    Color.blue.frame(width: 40, height: 40)
                }
            },
            Picture("offset keeps the order", .color(.blue, 195, 20), .color(.red, 220, 20)) {
                ZStack {
                    Color.red.frame(width: 60, height: 40).offset(x: 5)
                    Color.blue.frame(width: 40, height: 40)
                }
            },
            Picture("a blur keeps the order", .color(.blue, 195, 20)) {
                ZStack {
                    Color.red.frame(width: 40, height: 40).blur(radius: 1)
                    Color.blue.frame(width: 40, height: 40)
                }
            },
            Picture("overlay in front of an index", .color(.green, 195, 20), .front("front", 195, 20)) {
                Color.red.frame(width: 60, height: 40).zIndex(2)
                    .overlay { Rectangle().fill(.green).uiTestingIdentifier("front") }
            },
            Picture("background behind a shape", .color(.blue, 195, 20), .color(.red, 155, 20)) {
                Rectangle().fill(.blue).frame(width: 60, height: 40).padding(.horizontal, 20)
                    .background { Rectangle().fill(.red) }
            },
            Picture("a turned view keeps the order", .color(.blue, 195, 20)) {
                ZStack {
                    Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(45))
                    Color.blue.frame(width: 20, height: 20)
                }
            },
            Picture("a clipped view keeps the order", .color(.blue, 195, 20), .color(.white, 177, 2)) {
                ZStack {
                    Color.red.frame(width: 40, height: 40).clipShape(Circle())
                    Color.blue.frame(width: 20, height: 20)
                }
            },
            Picture(
                "a badge in a corner", .color(.red, 225, 5), .front("badge", 225, 5), .frame("badge", 220, 0, 10, 10)
            ) {
                RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 70, height: 40)
                    .overlay(alignment: .topTrailing) {
                        Circle().fill(.red).frame(width: 10, height: 10).uiTestingIdentifier("badge")
                    }
            },
            Picture("two overlays", .color(.green, 195, 20), .color(.blue, 180, 20), .color(.red, 168, 20)) {
                Color.red.frame(width: 60, height: 40)
                    .overlay { Rectangle().fill(.blue).frame(width: 40, height: 20) }
                    .overlay { Color.green.frame(width: 10, height: 10) }
            },
            Picture("later in a column in front", .color(.blue, 195, 35), .color(.red, 195, 10)) {
                VStack(spacing: 0) {
                    Rectangle().fill(.red).frame(width: 60, height: 40)
                    Color.blue.frame(width: 60, height: 40).padding(.top, -10)
                }
            },
        ]

        /// What scrolls has no limit in its direction.
        static let scrolling = [
            Picture(
                "a row that scrolls has no limit", .lines("name", 1), .frame("color", 0, 0, 100, 60),
                .frame("scroll", 0, 0, 390, 60)
            ) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<6) { index in
                            HStack {
                                Color.red.frame(width: 100, height: 60).uiTestingIdentifier(index == 0 ? "color" : "")
                                VStack(alignment: .leading) {
                                    Text(verbatim: "Virgil I. Grissom").uiTestingIdentifier(index == 3 ? "name" : "")
                                }
                            }
                        }
                    }
                }
                .uiTestingIdentifier("scroll")
            },
            Picture("a text that scrolls has one line", .lines("text", 1)) {
                ScrollView(.horizontal) {
                    Text(verbatim: String(repeating: "A long way to go. ", count: 12)).uiTestingIdentifier("text")
                }
            },
            Picture("a lazy row that scrolls has no limit", .frame("a", 0, 0, 300, 20), .frame("b", 310, 0, 300, 20)) {
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack(spacing: 10) {
                        Color.red.frame(width: 300, height: 20).uiTestingIdentifier("a")
                        Color.blue.frame(width: 300, height: 20).uiTestingIdentifier("b")
                    }
                }
            },
            Picture(
                "padding in a row that scrolls", .frame("a", 20, 0, 200, 40), .frame("b", 230, 0, 200, 40),
                .frame("c", 440, 0, 200, 40)
            ) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        Color.red.frame(width: 200, height: 40).uiTestingIdentifier("a")
                        Color.green.frame(width: 200, height: 40).uiTestingIdentifier("b")
                        Color.blue.frame(width: 200, height: 40).uiTestingIdentifier("c")
                    }
                    .padding(.horizontal, 20)
                }
            },
            Picture("a column that scrolls has no limit", .frame("a", 165, 0, 60, 80), .frame("b", 165, 90, 60, 80)) {
                ScrollView {
                    VStack(spacing: 10) {
                        Color.red.frame(width: 60, height: 80).uiTestingIdentifier("a")
                        Color.blue.frame(width: 60, height: 80).uiTestingIdentifier("b")
                    }
                }
                .frame(height: 100)
            },
            Picture("a grid that scrolls has no limit", .lines("text", 1), .frame("row", 0, 40, 120, 30)) {
                ScrollView([.horizontal, .vertical]) {
                    VStack(alignment: .leading, spacing: 10) {
                        Text(verbatim: String(repeating: "wide ", count: 30)).frame(height: 30)
                            .uiTestingIdentifier("text")
                        Color.red.frame(width: 120, height: 30).uiTestingIdentifier("row")
                    }
                }
                .frame(height: 60)
            },
        ]

        /// Modifiers around shapes apply in their order, and what a modifier adds is not painted.
        static let shapes = [
            Picture(
                "a line with space around it", .frame("line", 0, 16, 390, 2), .color(.red, 195, 17),
                .color(.white, 195, 8), .color(.white, 195, 26)
            ) {
                VStack(spacing: 0) {
                    Rectangle().frame(height: 2).foregroundStyle(.red).padding(.vertical).uiTestingIdentifier("line")
                }
            },
            Picture("padding before a frame", .color(.white, 5, 20), .color(.green, 195, 20), .color(.white, 195, 3)) {
                Circle().fill(.green).padding(5).frame(height: 40)
            },
            Picture(
                "a background behind space", .color(.yellow, 160, 5), .color(.red, 195, 20),
                .color(.white, 140, 5)
            ) {
                Color.red.frame(width: 60, height: 20).padding(10).background(Color.yellow)
            },
            Picture("a style around shapes", .color(.purple, 195, 10), .color(.purple, 195, 50)) {
                VStack(spacing: 20) {
                    Rectangle().frame(height: 20)
                    Capsule().frame(height: 40)
                }
                .foregroundStyle(.purple)
            },
            Picture("a style before a frame", .color(.teal, 195, 10)) {
                Rectangle().foregroundStyle(.teal).frame(height: 20)
            },
            Picture("a style of a line", .color(.pink, 177, 20), .color(.white, 195, 20)) {
                Circle().strokeBorder(lineWidth: 4).frame(width: 60, height: 40).foregroundColor(.pink)
            },
            Picture("space around a separator", .frame("line", 0, 16, 390, 1)) {
                VStack(spacing: 0) {
                    Divider().padding(.vertical).uiTestingIdentifier("line")
                }
            },
            Picture("a gradient with space around it", .color(.white, 8, 20), .color(.indigo, 195, 20)) {
                LinearGradient(colors: [.indigo, .indigo], startPoint: .top, endPoint: .bottom).frame(height: 40)
                    .padding(.horizontal, 16)
            },
            Picture(
                "a capsule behind a text", .middle("text", 195, 20), .color(.orange, 160, 20), .color(.white, 141, 2)
            ) {
                Text(verbatim: "Hi").uiTestingIdentifier("text").frame(width: 80, height: 30).padding(5)
                    .padding(.horizontal, 5).background(.orange, in: Capsule())
            },
            Picture(
                "a frame in a frame", .frame("a", 145, 40, 40, 20), .color(.yellow, 147, 2), .color(.green, 165, 50)
            ) {
                Color.green.uiTestingIdentifier("a").frame(width: 40, height: 20)
                    .frame(width: 100, height: 60, alignment: .bottomLeading).background(Color.yellow)
            },
            Picture("negative space", .frame("b", 165, 10, 60, 20), .color(.blue, 195, 15)) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 20)
                    Color.blue.frame(width: 60, height: 20).uiTestingIdentifier("b").padding(.top, -10)
                }
            },
            Picture("corners after space", .color(.white, 165, 2), .color(.brown, 195, 2), .color(.brown, 167, 20)) {
                Color.mint.frame(width: 40, height: 20).padding(10).background(Color.brown).cornerRadius(20)
            },
            Picture("a faint surface", .color(.quaternary, 195, 20), .color(.quaternary, 195, 70)) {
                VStack(alignment: .leading, spacing: 10) {
                    Text(verbatim: "").frame(width: 50, height: 50).background(.quaternary)
                    Rectangle().fill(.quaternary).frame(width: 50, height: 50)
                }
            },
            Picture(
                "levels of a background", .color(.ground, 195, 20), .color(.group, 195, 70)
            ) {
                VStack(alignment: .leading, spacing: 10) {
                    Text(verbatim: "").frame(width: 50, height: 50).background(.background.secondary)
                    Text(verbatim: "").frame(width: 50, height: 50).background(.background.tertiary)
                }
            },
        ]
    }
#endif
