import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    /// Combines a state with others, as a program can.
    @propertyWrapper private struct Doubled: DynamicProperty {
        @State private var half = 1
        private(set) var updates = 0

        var wrappedValue: Int {
            get { half * 2 }
            nonmutating set { half = newValue / 2 }
        }

        mutating func update() { updates += 1 }
    }

    private struct Generic<Value>: View {
        let value: Value
        let tag: UInt8 = 1
        @State private var text: String?
        @Doubled private var number: Int

        var body: some View {
            Button("\(text ?? "none") \(number) \(_number.updates)") {
                text = "\(value)"
                number = 8
            }
        }
    }

    @Test func stateIsKeptForEachUseOfOneValue() throws {
        let counter = Counter(name: "lamp")
        let session = ViewSession(
            HStack {
                counter
                counter
            })
        try session.tap("lamp 0")
        #expect(session.tree.outline == "hStack\n  button\n    text lamp 1\n  button\n    text lamp 0\n")
        #expect(ViewSession(counter).tree.node(.button)?.texts == ["lamp 0"])
    }

    @Test func privateFieldsAndThoseOfOtherPropertiesAreFound() throws {
        let session = ViewSession(Generic(value: [1]))
        try session.tap("none 2 1")
        #expect(session.tree.node(.button)?.texts == ["[1] 8 1"])
    }

    @Test func elementsKeepTheirStateWhenTheyMove() throws {
        let names = Names(["lamp", "radio"])
        let session = ViewSession(Rows(names: names))
        try session.tap("radio 0")
        let id = session.tree.node(.button, "radio 1")?.id
        names.all = ["chair", "radio", "lamp"]
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["chair 0", "radio 1", "lamp 0"])
        #expect(session.tree.node(.button, "radio 1")?.id == id)
        names.all = []
        _ = session.tree
        names.all = ["radio"]
        #expect(session.tree.node(.button)?.texts == ["radio 0"])
    }

    @Test func stateIsLostWithTheBranchTheTypeAndTheId() throws {
        let choice = Names(["a"])
        let session = ViewSession(Choices(choice: choice))
        for _ in 1...3 {
            for button in session.tree.nodes where button.role == .button {
                try session.perform(#require(button.action))
            }
        }
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["if 3", "any 3", "id 3"])
        choice.all = ["b"]
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["else 0", "id 0"])
        choice.all = ["a"]
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["if 0", "any 0", "id 0"])
    }

    @Observable final class Names {
        var all: [String]

        init(_ all: [String]) { self.all = all }
    }

    private struct Rows: View {
        let names: Names

        var body: some View {
            ForEach(names.all, id: \.self) { Counter(name: $0) }
        }
    }

    private struct Choices: View {
        let choice: Names

        var body: some View {
            if choice.all == ["a"] { Counter(name: "if") } else { Counter(name: "else") }
            choice.all == ["a"] ? AnyView(Counter(name: "any")) : AnyView(Text("any"))
            Counter(name: "id").id(choice.all)
        }
    }

    @Test func bindingsReachTheState() throws {
        struct Parent: View {
            struct Tool { var name = "saw" }
            @State private var tool = Tool()
            @Bindable var names = Names(["x"])

            var body: some View {
                Child(name: $tool.name, all: $names.all)
                Text(tool.name + names.all.joined())
            }
        }
        struct Child: View {
            @Binding var name: String
            @Binding var all: [String]

            var body: some View {
                Button("Rename") {
                    name = "drill"
                    all.append("y")
                }
            }
        }
        let session = ViewSession(Parent())
        #expect(session.tree.node(.staticText, "sawx") != nil)
        try session.tap("Rename")
        #expect(session.tree.node(.staticText, "drillxy") != nil)
    }

    @Test func stateCanBeSetOnAnyThread() async {
        struct Probe: View {
            @State var text = "before"
            let keep: (Binding<String>) -> Void

            var body: some View {
                let _ = keep($text)
                Text(text)
            }
        }
        var binding = Binding.constant("")
        let session = ViewSession(Probe { binding = $0 })
        _ = session.tree
        let text = binding
        await Task.detached { text.wrappedValue = "after" }.value
        #expect(session.tree.outline == "text after\n")
    }
}
