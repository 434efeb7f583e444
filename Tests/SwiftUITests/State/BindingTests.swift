import SwiftUI
import Testing

@MainActor @Suite struct BindingTests {
    private struct Tool: Identifiable, Hashable {
        let id: Int
        var name: String
        var isLent = false
    }

    private struct Shed: View {
        @State private var tools = [Tool(id: 1, name: "saw"), Tool(id: 2, name: "drill")]
        @State private var selected: Tool? = Tool(id: 3, name: "ladder")

        var body: some View {
            List {
                ForEach($tools) { $tool in Toggle(tool.name, isOn: $tool.isLent) }
                ForEach($tools, id: \.name) { tool in Text(verbatim: "\(tool.wrappedValue.isLent)") }
                if let selected = Binding($selected) { TextField("Name", text: selected.name) }
            }
            List($tools) { $tool in TextField("Name", text: $tool.name) }
            Button("Sell") {
                tools.removeLast()
                selected = nil
            }
        }
    }

    @Test func elementsOfACollectionAreBindings() throws {
        let session = ViewSession(Shed())
        let toggle = try #require(session.tree.node(.toggle, "drill"))
        try session.enter(.isOn(true), in: toggle.id)
        #expect(
            session.tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts).filter { $0 == "true" }.count == 1)
        #expect(session.tree.node(.toggle, "drill")?.id == toggle.id)
        let field = try #require(session.tree.nodes.last { $0.role == .textField })
        try session.enter(.text("hammer"), in: field.id)
        #expect(session.tree.node(.toggle, "hammer")?.controlValue == .isOn(true))
        try session.tap("Sell")
        #expect(session.tree.nodes.filter { $0.role == .toggle }.count == 1)
        #expect(session.tree.nodes.filter { $0.role == .textField }.count == 1)
    }

    @Test func aBindingToAnOptionalHasTheLastValue() {
        var value: Int? = 1
        let optional = Binding(get: { value }, set: { value = $0 })
        let number = Binding(optional)
        number?.wrappedValue = 2
        #expect(value == 2)
        value = nil
        #expect(number?.wrappedValue == 1)
        #expect(Binding(optional) as Binding<Int>? == nil)
    }

    @Test func aBindingCanBecomeAnotherType() {
        var name = "saw"
        let binding = Binding(get: { name }, set: { name = $0 })
        let optional = Binding<String?>(binding)
        optional.wrappedValue = nil
        #expect(name == "saw")
        optional.wrappedValue = "drill"
        let any = Binding<AnyHashable>(binding)
        #expect(any.wrappedValue == AnyHashable("drill"))
        any.wrappedValue = "lamp"
        any.wrappedValue = 3
        #expect(name == "lamp")
    }

    @Test func aCollectionOfBindingsHasTheIndicesOfTheValues() {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        for number in binding { number.wrappedValue *= 2 }
        binding[1].wrappedValue = 7
        #expect(numbers == [2, 7, 6])
        #expect(binding.count == 3)
        #expect(binding.last?.wrappedValue == 6)
    }
}
