#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension Picture {
        /// Stacks, frames around them, and what is in them.
        static let stacks = [
            Picture("a row in the middle of a wider frame", .frame("part", 185, 20, 20, 20)) {
                HStack { Color.red.frame(width: 20, height: 20).uiTestingIdentifier("part") }
                    .frame(width: 100, height: 60)
            },
            Picture(
                "a column in the middle of a wider frame", .frame("wide", 175, 0, 40, 20),
                .frame("narrow", 175, 28, 20, 20)
            ) {
                VStack(alignment: .leading) {
                    Color.red.frame(width: 40, height: 20).uiTestingIdentifier("wide")
                    Color.blue.frame(width: 20, height: 20).uiTestingIdentifier("narrow")
                }
                .frame(width: 100)
            },
            Picture("a column at the end of a higher frame", .frame("part", 0, 40, 20, 20)) {
                VStack { Color.red.frame(width: 20, height: 20).uiTestingIdentifier("part") }
                    .frame(maxWidth: .infinity, minHeight: 60, alignment: .bottomLeading)
            },
            Picture(
                "views that overlap", .frame("first", 185, 0, 20, 20), .frame("second", 185, 10, 20, 20),
                .front("second", 195, 15)
            ) {
                VStack(spacing: -10) {
                    Color.red.frame(width: 20, height: 20).uiTestingIdentifier("first")
                    Color.blue.frame(width: 20, height: 20).padding(.horizontal, 5).uiTestingIdentifier("second")
                }
            },
            Picture("a symbol in a wider frame", .frame("globe", 155, 0, 80, 20)) {
                Image(systemName: "globe").frame(minWidth: 80).uiTestingIdentifier("globe")
            },
            Picture("corners of a stack", .color(.white, 176, 1), .color(.red, 195, 20)) {
                ZStack { Color.red }.frame(width: 40, height: 40).cornerRadius(20)
            },
            Picture("the accent in its own color", .readable("save", true)) {
                Button {
                } label: {
                    Text(verbatim: "Save").uiTestingIdentifier("save")
                }
                .buttonStyle(.borderedProminent).tint(.accentColor)
            },
            Picture("a switch without a label at the end of a row", .lines("title", 1)) {
                HStack {
                    Text(verbatim: "A title of some words").uiTestingIdentifier("title")
                    Spacer()
                    Toggle(isOn: .constant(true)) { Text(verbatim: "Dark") }.labelsHidden()
                }
            },
            Picture("segments without a label", .unseen("label")) {
                Picker(selection: .constant("Day")) {
                    Text(verbatim: "Day").tag("Day")
                    Text(verbatim: "Week").tag("Week")
                } label: {
                    Text(verbatim: "Span").uiTestingIdentifier("label")
                }
                .pickerStyle(.segmented)
            },
            Picture("what scrolls in front of a color", .frame("part", 185, 0, 20, 20)) {
                ZStack {
                    Color.gray.frame(height: 200)
                    ScrollView {
                        VStack { Color.red.frame(width: 20, height: 20).uiTestingIdentifier("part") }
                    }
                }
            },
            Picture(
                "a price beside a long title", .lines("price", 1), .lines("title", 2),
                .frame("part", 340, 6, 50, 32)
            ) {
                HStack {
                    Text(verbatim: "A wooden chair with arms of solid oak from the north").uiTestingIdentifier("title")
                    Spacer()
                    Text(verbatim: "$1,299.00").uiTestingIdentifier("price")
                    Color.red.frame(width: 50, height: 32).uiTestingIdentifier("part")
                }
            },
            Picture("an image that cannot be loaded", .color(.placeholder, 195, 5), .color(.placeholder, 180, 35)) {
                AsyncImage(url: URL(string: "data:image/png,")) {
                    $0.resizable()
                } placeholder: {
                    ProgressView()
                }
                .frame(width: 40, height: 40).accessibilityHidden(true)
            },
            Picture("a spacer beside a view that fills the row", .frame("part", 0, 0, 374, 20)) {
                HStack {
                    Color.red.frame(height: 20).uiTestingIdentifier("part")
                    Spacer()
                }
            },
            Picture("space around a row with something in front", .frame("front", 16, 16, 358, 20)) {
                HStack {
                    Color.gray.frame(width: 20, height: 20)
                    Spacer()
                }
                .overlay { Color.red.uiTestingIdentifier("front") }
                .padding()
            },
            Picture(
                "shares of a page", .frame("half", 0, 0, 195, 20), .frame("third", 0, 28, 110, 20),
                .frame("least", 0, 56, 300, 20)
            ) {
                VStack(alignment: .leading, spacing: 8) {
                    Color.red.frame(height: 20).uiTestingIdentifier("half")
                        .containerRelativeFrame(.horizontal) { width, _ in width / 2 }
                    Color.red.frame(height: 20).uiTestingIdentifier("third")
                        .containerRelativeFrame(.horizontal, count: 3, spacing: 30)
                    Color.red.frame(height: 20).uiTestingIdentifier("least")
                        .containerRelativeFrame(.horizontal) { width, _ in min(width, 300) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            },
            Picture("a part of a path", .color(.red, 195, 100), .color(.white, 195, 20)) {
                GeometryReader { geometry in
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 0))
                        path.addLine(to: CGPoint(x: geometry.size.width, y: geometry.size.height))
                    }
                    .trim(from: 0, to: 1).stroke(Color.red, lineWidth: 8)
                }
                .frame(width: 390, height: 200)
            },
            Picture("a bar that shows progress", .frame("bar", 0, 0, 390, 4)) {
                VStack { ProgressView(value: 0.5).uiTestingIdentifier("bar") }
            },
            Picture(
                "a section of a grid", .frame("first", 0, 28, 126, 20), .frame("fourth", 0, 56, 126, 20),
                .frame("third", 264, 28, 126, 20)
            ) {
                LazyVGrid(columns: [GridItem(spacing: 6), GridItem(spacing: 6), GridItem()], spacing: 8) {
                    Section {
                        Color.red.frame(height: 20).uiTestingIdentifier("first")
                        Color.red.frame(height: 20)
                        Color.red.frame(height: 20).uiTestingIdentifier("third")
                        Color.red.frame(height: 20).uiTestingIdentifier("fourth")
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            },
            Picture("a symbol as high as its row", .frame("star", 0, 0, 100, 100)) {
                HStack {
                    Image(systemName: "star").resizable().scaledToFit().uiTestingIdentifier("star")
                    Text(verbatim: "A")
                    Spacer()
                }
                .frame(height: 100)
            },
            Picture("a text beside what fills its row", .lines("text", 2)) {
                HStack {
                    Text(verbatim: "Two lines beside a square one").uiTestingIdentifier("text")
                    Spacer()
                    Rectangle().aspectRatio(1, contentMode: .fit)
                }
            },
            Picture("a page behind its dots", .frame("page", 0, 0, 390, 300)) {
                TabView {
                    Color.red.uiTestingIdentifier("page")
                    Color.blue
                }
                .tabViewStyle(.page).frame(height: 300)
            },
            Picture("a narrow view that scrolls", .frame("part", 185, 0, 20, 20)) {
                ScrollView { Color.red.frame(width: 20, height: 20).uiTestingIdentifier("part") }.frame(height: 100)
            },
            Picture("a narrow column that scrolls", .frame("first", 175, 0, 40, 20), .frame("second", 175, 28, 20, 20))
            {
                ScrollView {
                    VStack(alignment: .leading) {
                        Color.red.frame(width: 40, height: 20).uiTestingIdentifier("first")
                        Color.blue.frame(width: 20, height: 20).uiTestingIdentifier("second")
                    }
                }
            },
            Picture("views that scroll", .frame("first", 185, 0, 20, 20), .frame("second", 175, 28, 40, 20)) {
                ScrollView {
                    Color.red.frame(width: 20, height: 20).uiTestingIdentifier("first")
                    Color.blue.frame(width: 40, height: 20).uiTestingIdentifier("second")
                }
            },
        ]
    }
#endif
