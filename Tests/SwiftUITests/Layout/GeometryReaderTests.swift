import SwiftUI
import Testing

@MainActor @Suite struct GeometryReaderTests {
    private func texts(_ view: some View) -> [String] { ViewSession(view).tree.nodes.flatMap(\.ownTexts) }

    private var reader: some View {
        GeometryReader { Text("\(Int($0.size.width)) \(Int($0.size.height))") }
    }

    @Test func theSizeIsThatOfTheFrame() {
        #expect(texts(reader) == ["358 812"])
        #expect(texts(reader.frame(width: 100, height: 60)) == ["100 60"])
        #expect(texts(reader.padding().frame(width: 100)) == ["68 780"])
        #expect(texts(reader.frame(minHeight: 900, maxHeight: .infinity)) == ["358 900"])
        #expect(texts(reader.frame(maxWidth: 200).padding(.leading, 300)) == ["58 812"])
        #expect(texts(reader.padding(1000)) == ["0 0"])
    }

    @Test func theBrowserReportsTheSize() throws {
        let session = ViewSession(VStack { reader })
        let node = try #require(session.tree.nodes.first { if case .geometryReader = $0.kind { true } else { false } })
        session.measure([node.id: CGRect(x: 5, y: 6, width: 70, height: 80)])
        #expect(session.update().nodes.flatMap(\.ownTexts) == ["70 80"])
        let count = session.evaluationCount
        session.measure([node.id: CGRect(x: 5, y: 6, width: 70, height: 80)])
        session.update()
        #expect(session.evaluationCount == count)
    }

    @Test func aReaderInAReaderHasItsSize() {
        let view = GeometryReader { outer in
            reader.frame(width: outer.size.width / 2)
        }
        #expect(texts(view.frame(width: 300, height: 40)) == ["150 40"])
    }

    @Test func thePlaceIsInThePageOrInTheView() {
        let view = GeometryReader { proxy in
            Text("\(Int(proxy.frame(in: .local).minX)) \(Int(proxy.frame(in: .global).width))")
        }
        #expect(texts(view) == ["0 358"])
    }

    @Test func theFirstViewThatFitsIsShown() {
        let choice = ViewThatFits {
            Text("A long text that needs a wide page")
            Text("Short")
        }
        #expect(texts(choice) == ["A long text that needs a wide page"])
        #expect(texts(choice.frame(width: 100)) == ["Short"])
        #expect(texts(choice.frame(width: 10)) == ["Short"])
    }
}

extension ViewNode {
    fileprivate var ownTexts: [String] { if case .text(let runs) = kind { runs.map(\.text) } else { [] } }
}
