#if SwiftViews && os(Linux)
    import SwiftUI

    extension Picture {
        /// A button is as large as its label, and a label fills what its frame fills.
        static let labels = [
            Picture(
                "a button that is clipped", .frame("button", 135, 0, 120, 60), .color(.white, 137, 2),
                .color(.red, 195, 2), .color(.red, 140, 30)
            ) {
                Button {
                } label: {
                    Color.red.frame(width: 120, height: 60)
                }
                .clipShape(Capsule()).uiTestingIdentifier("button")
            },
            Picture(
                "links that fill their columns", .frame("a", 0, 0, 190, 50), .frame("b", 200, 0, 190, 50),
                .color(.blue, 5, 5), .color(.blue, 385, 45)
            ) {
                NavigationStack {
                    LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]) {
                        ForEach(["a", "b"], id: \.self) { name in
                            NavigationLink {
                                Text(verbatim: name)
                            } label: {
                                Text(verbatim: name).foregroundStyle(.white).frame(maxWidth: .infinity, minHeight: 50)
                                    .background(Color.blue).uiTestingIdentifier(name)
                            }
                        }
                    }
                }
            },
            Picture(
                "a filled label fills its button", .frame("label", 0, 0, 390, 60), .color(.green, 2, 2),
                .color(.green, 387, 57)
            ) {
                Button {
                } label: {
                    Text(verbatim: "Save").frame(maxWidth: .infinity, minHeight: 60).background(Color.green)
                        .uiTestingIdentifier("label")
                }
            },
            Picture("a menu is as large as its label", .frame("menu", 155, 0, 80, 30), .color(.cyan, 157, 2)) {
                Menu {
                    Button("One") {}
                } label: {
                    Color.cyan.frame(width: 80, height: 30)
                }
                .uiTestingIdentifier("menu")
            },
            Picture("a button of an image in a row", .frame("button", 0, 0, 40, 40), .frame("next", 50, 0, 40, 40)) {
                HStack(spacing: 10) {
                    Button {
                    } label: {
                        Circle().fill(.red).frame(width: 40, height: 40)
                    }
                    .uiTestingIdentifier("button")
                    Color.blue.frame(width: 40, height: 40).uiTestingIdentifier("next")
                    Spacer()
                }
            },
        ]

        /// The theme that a view prefers is that of its screen.
        static let schemes = [
            Picture("a screen that prefers dark", .color(.black, 10, 10), .color(.black, 380, 90)) {
                NavigationStack {
                    VStack { Text(verbatim: "Night") }.frame(height: 100).navigationTitle("Sky")
                        .preferredColorScheme(.dark)
                }
            },
            Picture("a stack that prefers dark", .color(.black, 10, 10)) {
                NavigationStack {
                    Color.clear.frame(height: 40)
                }
                .preferredColorScheme(.dark)
            },
            Picture("a view that prefers light", isDark: true, .color(.white, 10, 10), .color(.gray, 195, 20)) {
                Color.gray.frame(width: 40, height: 40).preferredColorScheme(.light)
            },
        ]

        /// Bars and forms as on an iPhone.
        static let bars = [
            Picture("an icon in a toolbar", .unseen("title")) {
                NavigationStack {
                    Text(verbatim: "Expenses")
                        .toolbar {
                            Button {
                            } label: {
                                Label {
                                    Text(verbatim: "Add Expense").uiTestingIdentifier("title")
                                } icon: {
                                    Image(systemName: "plus")
                                }
                            }
                        }
                }
            },
            Picture("a menu in a toolbar", .unseen("title")) {
                NavigationStack {
                    Text(verbatim: "Expenses").navigationTitle("May")
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                Menu {
                                    Button("Sort", systemImage: "arrow.up") {}
                                } label: {
                                    Label {
                                        Text(verbatim: "More").uiTestingIdentifier("title")
                                    } icon: {
                                        Image(systemName: "ellipsis")
                                    }
                                }
                            }
                        }
                }
            },
            Picture("a toolbar that asks for titles", .lines("title", 1)) {
                NavigationStack {
                    Text(verbatim: "Expenses")
                        .toolbar {
                            Button {
                            } label: {
                                Label {
                                    Text(verbatim: "Add").uiTestingIdentifier("title")
                                } icon: {
                                    Image(systemName: "plus")
                                }
                                .labelStyle(.titleAndIcon)
                            }
                        }
                }
            },
            Picture("a field of a form on one row", .middle("field", 195, 38)) {
                Form { Section { TextField("Amount", text: .constant("")).uiTestingIdentifier("field") } }
            },
            Picture("a bar of the keyboard", .unseen("done")) {
                NavigationStack {
                    Form { TextField("Amount", text: .constant("7")) }
                        .toolbar {
                            ToolbarItemGroup(placement: .keyboard) {
                                Spacer()
                                Button("Done") {}.uiTestingIdentifier("done")
                            }
                        }
                }
            },
            Picture(
                "rows of a form", .frame("toggle", 306, 66, 52, 32), .frame("third", 32, 115, 326, 23),
                .color(.ground, 2, 100), .color(.group, 20, 40), .color(.group, 20, 140)
            ) {
                Form {
                    Text(verbatim: "First")
                    Toggle(isOn: .constant(true)) { Text(verbatim: "Second") }.uiTestingIdentifier("toggle")
                    Text(verbatim: "Third").frame(maxWidth: .infinity).uiTestingIdentifier("third")
                }
            },
            Picture("a button of a form begins its row", .frame("label", 32, 26, 40, 23)) {
                Form {
                    Button {
                    } label: {
                        Color.red.frame(width: 40, height: 23).uiTestingIdentifier("label")
                    }
                }
            },
            Picture("a round button", .frame("button", 0, 0, 62, 62)) {
                VStack {
                    Button {
                    } label: {
                        Image(systemName: "plus").frame(width: 50, height: 50)
                    }
                    .buttonStyle(.borderedProminent).buttonBorderShape(.circle).uiTestingIdentifier("button")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            },
            Picture("a date of a form on one row", .beside("due", "date")) {
                Form {
                    DatePicker(
                        selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
                    ) {
                        Text(verbatim: "Due").uiTestingIdentifier("due")
                    }
                    .uiTestingIdentifier("date")
                }
            },
            Picture("a picker of a form on one row", .beside("label", "row")) {
                Form {
                    Section {
                        Picker(selection: .constant("Red")) {
                            Text(verbatim: "Red").tag("Red")
                            Text(verbatim: "Blue").tag("Blue")
                        } label: {
                            Text(verbatim: "Color").uiTestingIdentifier("label")
                        }
                        .uiTestingIdentifier("row")
                    }
                }
            },
        ]

        /// The system colors of iOS on surfaces, and whether a text can be read.
        static let colors = [
            Picture(
                "colors of surfaces", .color(.red, 15, 10), .color(.orange, 45, 10), .color(.yellow, 75, 10),
                .color(.green, 105, 10), .color(.mint, 135, 10), .color(.teal, 165, 10), .color(.cyan, 195, 10),
                .color(.blue, 225, 10), .color(.indigo, 255, 10), .color(.purple, 285, 10), .color(.pink, 315, 10),
                .color(.brown, 345, 10), .color(.gray, 375, 10)
            ) { palette },
            Picture(
                "colors of surfaces in the dark", isDark: true, .color(.red, 15, 10), .color(.orange, 45, 10),
                .color(.yellow, 75, 10), .color(.green, 105, 10), .color(.mint, 135, 10), .color(.teal, 165, 10),
                .color(.cyan, 195, 10), .color(.blue, 225, 10), .color(.indigo, 255, 10), .color(.purple, 285, 10),
                .color(.pink, 315, 10), .color(.brown, 345, 10), .color(.gray, 375, 10)
            ) { palette },
            Picture("a text that cannot be read", .readable("yellow", false), .readable("primary", true)) {
                VStack {
                    Text(verbatim: "Yellow").foregroundStyle(.yellow).uiTestingIdentifier("yellow")
                    Text(verbatim: "Primary").uiTestingIdentifier("primary")
                    Text(verbatim: "Secondary").foregroundStyle(.secondary).uiTestingIdentifier("secondary")
                }
            },
            Picture("space around a field", .color(.white, 12, 20), .color(.yellow, 26, 20), .color(.white, 195, 50)) {
                VStack {
                    TextField("Name", text: .constant("")).padding(10).background(.yellow).padding(.horizontal, 24)
                    Color.white.frame(height: 20)
                }
            },
            Picture("segments that are tapped", .frame("column", 0, 0, 390, 44)) {
                VStack {
                    Picker("Kind", selection: .constant(0)) {
                        Text(verbatim: "Expenses").tag(0)
                        Text(verbatim: "Income").tag(1)
                    }
                    .pickerStyle(.segmented)
                }
                .uiTestingIdentifier("column").onTapGesture {}
            },
            Picture("a switch that is on", .color(.green, 345, 16)) {
                Toggle(isOn: .constant(true)) { Text(verbatim: "Dark") }
            },
            Picture("a switch with a tint", .color(.red, 345, 16)) {
                Toggle(isOn: .constant(true)) { Text(verbatim: "Dark") }.tint(.red)
            },
            Picture("a button in line with a text", .frame("button", 0, 40, 24, 24)) {
                VStack(alignment: .leading, spacing: 8) {
                    Color.red.frame(height: 32)
                    Button {
                    } label: {
                        Text(verbatim: "i")
                    }
                    .uiTestingIdentifier("button")
                }
            },
            Picture("five buttons of symbols in a row", .frame("last", 351, 0, 24, 24)) {
                HStack(spacing: 60) {
                    ForEach(0..<5) { index in
                        Button {
                        } label: {
                            Image(systemName: "star")
                        }
                        .uiTestingIdentifier(index == 4 ? "last" : "")
                    }
                }
            },
            Picture("a button in the color of what it is in", .color(.red, 195, 10)) {
                VStack {
                    Button {
                    } label: {
                        Text(verbatim: "█████").font(.system(size: 20))
                    }
                }
                .foregroundColor(.red)
            },
            Picture("controls that can be read", .readable("button", true), .readable("prominent", true)) {
                VStack {
                    Button("Cancel") {}.uiTestingIdentifier("button")
                    Button("Save") {}.buttonStyle(.borderedProminent).uiTestingIdentifier("prominent")
                    Button("Delete", role: .destructive) {}.uiTestingIdentifier("delete")
                }
            },
        ]

        private static var palette: some View {
            HStack(spacing: 0) {
                ForEach(
                    [
                        Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
                        .pink, .brown, .gray,
                    ], id: \.self
                ) { $0.frame(width: 30, height: 20) }
            }
        }
    }
#endif
