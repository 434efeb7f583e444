import SwiftUI
import Testing

@MainActor @Suite struct ViewBuilderTests {
    private enum Phase {
        case loading
        case loaded(count: Int)
        case failed(String)
    }

    private struct Branches: View {
        let phase: Phase
        var hint: String?
        var isOld = false

        var body: some View {
            VStack {
                let title = "Repairs"
                Text(title)
                if let hint { Text(hint) }
                if isOld { Text("Old") } else { Text("New") }
                switch phase {
                case .loading: ProgressView()
                case .loaded(let count):
                    Text("\(count) items")
                    Divider()
                case .failed(let reason): Text(reason)
                }
            }
        }
    }

    @Test func evaluatesTheChosenBranches() {
        #expect(
            ViewSession(Branches(phase: .loaded(count: 2), hint: "Bring a friend", isOld: true)).tree.outline == """
                vStack
                  text Repairs
                  text Bring a friend
                  text Old
                  text 2 items
                  divider

                """)
        #expect(
            ViewSession(Branches(phase: .loading)).tree.outline == """
                vStack
                  text Repairs
                  text New
                  progress

                """)
    }

    @Test func evaluatesElementsInOrder() {
        let view = VStack {
            ForEach(["lamp", "radio"], id: \.self) { Text($0) }
            ForEach(0..<2) { Text("\($0)") }
            EmptyView()
        }
        #expect(
            ViewSession(view).tree.outline == """
                vStack
                  text lamp
                  text radio
                  text 0
                  text 1

                """)
    }

    @Test func showsEveryKindOfView() {
        let view = Form {
            Section {
                LabeledContent("Owner", value: "Mina")
                Label("Tools", systemImage: "wrench").disabled(true)
            } header: {
                Text("Repair")
            } footer: {
                Text("Free").bold() + Text(" of charge")
            }
            HStack {
                Image(systemName: "lamp").resizable()
                Spacer()
                ZStack { Color.red }
                ProgressView(value: 1, total: 4)
            }
            ScrollView { AnyView(Divider()) }
        }
        #expect(
            ViewSession(view).tree.outline == """
                form
                  section
                    header:
                      text Repair
                    footer:
                      text Free| of charge
                    labeledContent
                      label:
                        text Owner
                      text Mina
                    label disabled
                      icon:
                        symbol wrench disabled
                      text Tools disabled
                  hStack
                    symbol lamp resizable
                    spacer
                    zStack
                      color
                    progress 0.25
                  scrollView
                    divider

                """)
    }

    @Test func everyNodeHasAnIdOfItsOwn() {
        let view = VStack {
            Text("a").sheet(isPresented: .constant(true)) { Text("b") }
                .sheet(isPresented: .constant(true)) { Text("c") }
            ForEach(0..<3) { Text("\($0)").padding() }
            AnyView(Label("d", systemImage: "lamp"))
            Text("e").id(1)
        }
        let ids = ViewSession(view).tree.nodes.map(\.id)
        #expect(ids.count == 13)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
    }
}
