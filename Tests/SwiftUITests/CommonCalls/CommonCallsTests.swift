import SwiftUI
import Testing

/// Views as apps write them, with the calls that most of them use.
@MainActor @Suite struct CommonCallsTests {
    private struct Badge: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
            path.closeSubpath()
            return path
        }
    }

    private struct IconAbove: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 4) {
                configuration.icon.foregroundStyle(.tint)
                configuration.title.font(.caption)
            }
        }
    }

    private struct CheckMark: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Text(configuration.isOn ? "on" : "off")
                }
            }
            .buttonStyle(.plain)
        }
    }

    private struct Account: View {
        @State private var email = ""
        @State private var isSubscribed = false

        var body: some View {
            Form {
                Section("Account") {
                    TextField("Email", text: $email)
                        .keyboardType(.emailAddress)
                        .textContentType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .submitLabel(.done)
                    Toggle("News", isOn: $isSubscribed).toggleStyle(CheckMark())
                }
                Label("Help", systemImage: "star").labelStyle(.iconOnly)
                Label("About", systemImage: "star").labelStyle(IconAbove())
            }
            .formStyle(.grouped)
            .tint(.indigo)
            .scrollDismissesKeyboard(.interactively)
        }
    }

    @Test func aFormOfAnApp() throws {
        let session = ViewSession(Account())
        let field = try #require(session.tree.node(.textField, "Email"))
        #expect(field.input.keyboard == .emailAddress && field.input.content == .emailAddress)
        #expect(
            field.input.submitLabel == .done && field.input.isCorrected == false && field.input.capitalization == .never
        )
        try session.tap("News off")
        #expect(session.tree.node(.button, "News on") != nil)
        #expect(session.tree.problems.map(\.subject) == ["scrollDismissesKeyboard(_:)"])
        #expect(session.tree.nodes.filter { $0.appearance == "iconOnly" }.flatMap(\.texts) == ["Help"])
    }

    private struct Card: View {
        var body: some View {
            ZStack(alignment: .bottomLeading) {
                LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                Badge().fill(Color(.systemBackground)).frame(width: 60, height: 40)
                Circle().trim(from: 0, to: 0.5)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text("Card").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
            }
            .clipShape(.rect(cornerRadius: 12))
            .contentShape(Rectangle())
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("A card")
            .accessibilityAddTraits(.isButton)
            .help("Open the card")
        }
    }

    @Test func aCardOfAnApp() throws {
        let tree = ViewSession(Card()).tree
        let card = try #require(tree.content.first)
        #expect(card.accessibility.isImage && card.help == "Open the card" && card.accessibilityLabel == "A card")
        #expect(card.children.allSatisfy { $0.isAccessibilityHidden })
        #expect(
            Set(tree.problems.map(\.subject)) == ["contentShape(_:eoFill:)"])
    }

    @Test func valuesOfTheEnvironmentBelongToNodes() throws {
        let view = Text(verbatim: "a").environment(\.layoutDirection, .rightToLeft).controlSize(.small)
            .dynamicTypeSize(.xxLarge).badge(3)
        let node = try #require(ViewSession(view).tree.content.first)
        #expect(node.direction == .rightToLeft && node.row.badge.flatMap(\.texts) == ["3"])
        #expect(node.style == [.token(.controlSize(.small)), .token(.typeSize(.xxLarge))])
    }

    @Test func whatIsRedactedIsNotRead() {
        let view = VStack {
            Text(verbatim: "a")
            Text(verbatim: "b").unredacted()
        }
        .redacted(reason: .placeholder)
        let texts = ViewSession(view).tree.nodes.filter { $0.role == .staticText }
        #expect(texts.map(\.isAccessibilityHidden) == [true, false])
        #expect(texts.map(\.style) == [[.redacted], []])
    }

    @Test func aModifierWithoutEffectIsReportedOnce() throws {
        let view = VStack {
            Text(verbatim: "a").statusBarHidden()
            Text(verbatim: "b").statusBarHidden()
        }
        let problems = ViewSession(view).tree.problems
        #expect(
            problems.map(\.message) == [
                "The modifier statusBarHidden(_:) has no effect on a web page. A page has no status bar."
            ])
        #expect(problems.allSatisfy { $0.isNote })
    }

    @Test func partsOfAnOutline() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
        }
        #expect(line.trimmedPath(from: 0.2, to: 0.7).boundingRect == CGRect(x: 2, y: 0, width: 5, height: 0))
        let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
        #expect(abs(circle.minX - 5) < 0.001 && abs(circle.width - 10) < 0.001)
    }

    @Test func colorsOfHues() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
        #expect(Color(hue: 0.5, saturation: 0, brightness: 0.5) == Color(white: 0.5))
    }

    @Test func aWrapperIsInThePlaceOfItsView() throws {
        let text = Text(verbatim: "a").badge(1).tag(2).gridCellColumns(3)
            .alignmentGuide(.leading) { $0.width }
        let views = [
            AnyView(text.overlay { Color.red }), AnyView(text.background { Color.red }),
            AnyView(text.onTapGesture {}), AnyView(text.position(x: 1, y: 1)),
            AnyView(text.safeAreaInset(edge: .top) { Color.red }),
            AnyView(text.searchable(text: .constant(""))), AnyView(text.onLongPressGesture {}.onTapGesture {}),
        ]
        for view in views {
            let node = try #require(ViewSession(view).tree.content.first)
            #expect(node.row.badge.flatMap(\.texts) == ["1"] && node.cell.columns == 3)
            #expect(node.tag != nil && node.guides.horizontal.count == 1)
            #expect(node.children.allSatisfy { $0.row.badge.isEmpty && $0.cell.columns == 1 })
        }
    }
}
