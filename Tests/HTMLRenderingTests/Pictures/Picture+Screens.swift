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
            Picture(
                "a background of a screen is behind its edges", on: .framed, .color(.yellow, 2, 30),
                .color(.yellow, 2, 590),
                .color(.red, 195, 70)
            ) {
                VStack {
                    Color.red.frame(width: 60, height: 20)
                    Spacer()
                }
                .frame(maxWidth: .infinity).background(.yellow)
            },
            Picture(
                "a spacer of a fixed height fills no screen", on: .device, .frame("top", 165, 252, 60, 20),
                .frame("bottom", 165, 328, 60, 20)
            ) {
                VStack {
                    Color.red.frame(width: 60, height: 20).uiTestingIdentifier("top")
                    Spacer().frame(height: 40)
                    Color.blue.frame(width: 60, height: 20).uiTestingIdentifier("bottom")
                }
            },
            Picture(
                "what scrolls between a title and a bar", on: .device, .frame("title", 165, 0, 60, 20),
                .frame("bar", 0, 560, 390, 40)
            ) {
                VStack {
                    Color.red.frame(width: 60, height: 20).uiTestingIdentifier("title")
                    ScrollView { Text(verbatim: "A row") }
                    Color.blue.frame(height: 40).uiTestingIdentifier("bar")
                }
            },
            Picture("a button in front of tabs", on: .device, .frame("button", 340, 550, 50, 50)) {
                TabView {
                    Text(verbatim: "One").tabItem { Label("Home", systemImage: "house") }
                }
                .overlay(alignment: .bottomTrailing) {
                    Circle().frame(width: 50, height: 50).uiTestingIdentifier("button")
                }
            },
            Picture("a large title below its toolbar", on: .device, .frame("content", 0, 96, 390, 504)) {
                NavigationStack {
                    Color.orange.uiTestingIdentifier("content").navigationTitle("Sky")
                        .toolbar { Button("Add", systemImage: "plus") {} }
                }
            },
            Picture("a title in the bar", on: .device, .frame("content", 0, 44, 390, 556)) {
                NavigationStack {
                    Color.orange.uiTestingIdentifier("content").navigationTitle("Sky")
                        .navigationBarTitleDisplayMode(.inline)
                }
            },
            Picture(
                "layers behind a title", on: .framed, .color(.teal, 2, 30), .color(.teal, 2, 120),
                .color(.teal, 2, 597),
                .frame("top", 0, 158, 390, 30)
            ) {
                NavigationStack {
                    ZStack(alignment: .top) {
                        Color.teal.ignoresSafeArea()
                        Color.yellow.frame(height: 30).uiTestingIdentifier("top")
                    }
                    .navigationTitle("Sky")
                }
            },
            Picture(
                "a background behind a title", on: .framed, .color(.mint, 2, 30), .color(.mint, 2, 80),
                .color(.mint, 2, 597)
            ) {
                NavigationStack {
                    Text(verbatim: "Hello").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
                        .navigationTitle("Sky").navigationBarTitleDisplayMode(.inline)
                }
            },
            Picture(
                "an image behind a bar", on: .framed, .color(.purple, 2, 30), .color(.purple, 2, 199),
                .color(.white, 2, 203)
            ) {
                NavigationStack {
                    ScrollView { Color.purple.frame(height: 200) }.ignoresSafeArea(edges: .top)
                        .toolbar { Button("Add", systemImage: "plus") {} }
                }
            },
            Picture(
                "groups on the ground of their screen", on: .framed, .color(.ground, 2, 30), .color(.ground, 2, 400),
                .color(.ground, 2, 597), .color(.group, 20, 178), .color(.group, 360, 260), .color(.ground, 20, 268)
            ) {
                NavigationStack {
                    List {
                        Text(verbatim: "One")
                        Text(verbatim: "Two")
                    }
                    .navigationTitle("Lists")
                }
            },
            Picture(
                "a form on the ground of its screen", on: .framed, .color(.ground, 2, 30), .color(.ground, 2, 400),
                .color(.ground, 2, 597), .color(.group, 20, 80)
            ) {
                Form { Text(verbatim: "One") }
            },
            Picture(
                "groups without a ground", on: .device, .color(.pink, 2, 300), .color(.pink, 2, 598),
                .color(.group, 20, 20)
            ) {
                List { Text(verbatim: "One") }.scrollContentBackground(.hidden).background(Color.pink)
            },
            Picture("a plain list on the page", on: .device, .color(.white, 2, 2), .color(.white, 2, 400)) {
                List { Text(verbatim: "One") }.listStyle(.plain)
            },
            Picture(
                "what scrolls above a bar", on: .framed, .color(.white, 2, 520), .color(.yellow, 2, 530),
                .color(.yellow, 2, 597)
            ) {
                VStack(spacing: 0) {
                    ScrollView { ForEach(0..<40) { Text(verbatim: "Row \($0)") } }
                    Text(verbatim: "Bar").frame(maxWidth: .infinity).frame(height: 40).background(.yellow)
                }
            },
            Picture("an inset below a list", on: .framed, .color(.yellow, 2, 530), .color(.yellow, 2, 597)) {
                List { ForEach(0..<40) { Text(verbatim: "Row \($0)") } }
                    .safeAreaInset(edge: .bottom) {
                        Text(verbatim: "Bar").frame(maxWidth: .infinity).frame(height: 40).background(.yellow)
                    }
            },
            Picture(
                "what scrolls in a screen above a bar", on: .device, .frame("bar", 0, 560, 390, 40)
            ) {
                NavigationStack {
                    ZStack {
                        Color.mint
                        VStack(spacing: 0) {
                            List { ForEach(0..<40) { Text(verbatim: "Row \($0)") } }
                            Color.yellow.frame(height: 40).uiTestingIdentifier("bar")
                        }
                    }
                    .navigationTitle("Lists")
                }
            },
            Picture("a search below a large title", on: .device, .frame("content", 0, 148, 390, 452)) {
                NavigationStack {
                    Color.orange.uiTestingIdentifier("content").navigationTitle("Sky").searchable(text: .constant(""))
                }
            },
            Picture("a long title has one line", on: .device, .frame("content", 0, 96, 390, 504)) {
                NavigationStack {
                    Color.orange.uiTestingIdentifier("content").navigationTitle(
                        "All that can be seen in the sky at night")
                }
            },
            Picture(
                "what scrolls has its background everywhere", on: .framed, .color(.mint, 2, 30), .color(.mint, 2, 120),
                .color(.mint, 2, 597)
            ) {
                NavigationStack {
                    ScrollView { Text(verbatim: "Hello") }.background(Color.mint).navigationTitle("Sky")
                }
            },
            Picture("the page of a tab is in its middle", on: .device, .middle("page", 195, 272)) {
                TabView {
                    Text(verbatim: "One").uiTestingIdentifier("page").tabItem { Label("Home", systemImage: "house") }
                }
            },
            Picture(
                "a sheet begins below the time", on: .framed, .color(.ground, 20, 90), .color(.group, 20, 140),
                .color(.ground, 2, 590)
            ) {
                Text(verbatim: "Behind").sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        Form { Text(verbatim: "One") }
                            .navigationTitle("New").navigationBarTitleDisplayMode(.inline)
                    }
                }
            },
            Picture("a row that scrolls is in the middle", on: .device, .frame("row", 0, 280, 390, 40)) {
                ScrollView(.horizontal) { Color.red.frame(width: 600, height: 40) }.uiTestingIdentifier("row")
            },
            Picture(
                "a background of what scrolls in a column", on: .framed, .color(.orange, 2, 30), .color(.orange, 2, 597)
            ) {
                VStack {
                    ScrollView { Text(verbatim: "A row") }
                    Text(verbatim: "Below")
                }
                .background(.orange)
            },
            Picture(
                "a list in layers has the ground of its screen", on: .framed, .color(.ground, 2, 30),
                .color(.ground, 2, 300), .color(.ground, 2, 597), .color(.group, 20, 180)
            ) {
                NavigationStack {
                    ZStack {
                        List { Text(verbatim: "One") }
                        Text(verbatim: "In front")
                    }
                    .navigationTitle("Lists")
                }
            },
            Picture("a layer behind the time in a tab", on: .framed, .color(.black, 2, 30), .color(.black, 2, 100)) {
                TabView {
                    Color.black.ignoresSafeArea().overlay(Text(verbatim: "One").foregroundStyle(.white))
                        .tabItem { Label("Home", systemImage: "house") }
                }
            },
            Picture("pages in layers fill the screen", on: .device, .color(.red, 195, 300), .color(.red, 2, 2)) {
                ZStack(alignment: .bottom) {
                    TabView {
                        Color.red
                        Color.blue
                    }
                    .tabViewStyle(.page)
                    Text(verbatim: "Next")
                }
            },
            Picture("pages without dots", on: .device, .color(.red, 195, 582), .color(.red, 181, 582)) {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            },
            Picture("a list that is tapped", on: .device, .frame("list", 0, 0, 390, 600)) {
                List { Text(verbatim: "A row") }.uiTestingIdentifier("list").onTapGesture {}
            },
        ]
    }
#endif
