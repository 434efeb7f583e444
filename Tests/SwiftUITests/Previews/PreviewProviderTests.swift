import Foundation
import Testing

@testable import FOSMVVM
@testable import SwiftUI

@MainActor @Suite struct PreviewProviderTests {
    @Test func eachViewOfAGroupIsAPreview() {
        let shown = Bells_Previews.shown
        #expect(shown.map(\.viewName) == ["BellCardView", "BellListView", "Bells", "Bells"])
        #expect(texts(shown[0].content()) == ["front"])
        #expect(texts(shown[1].content()) == ["front", "back"])
        #expect(texts(shown[2].content()) == ["no view of its own"])
    }

    @Test func modifiersDetermineTheCanvas() {
        let shown = Bells_Previews.shown
        let first = PreviewSettings(of: shown[0].content())
        #expect(first.frame == PreviewFrame.exactly(width: 300, height: 80))
        #expect(first.theme == .dark)
        #expect(PreviewSettings(of: shown[1].content()).theme == .light)
        let last = PreviewSettings(of: shown[2].content())
        #expect(last.frame == PreviewFrame(idealWidth: 1180, idealHeight: 820))
        #expect(last.theme == nil)
        #expect(PreviewSettings(of: shown[3].content()).frame == .fitting)
    }

    @Test func theProgramContainsTheProvider() {
        let names = RecordSection.previews().filter { $0.viewName == "BellCardView" && !$0.showsViewModel }.map(\.name)
        #expect(names == ["Preview 1"] || names == ["Front"])
    }

    @Test func sourcesAreThoseOfTheWorkingFolderForAProgramElsewhere() {
        let package = SourcePackage(around: #filePath)?.folder
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        #expect(ProviderPreviews.packages(around: [], program: nil, workingFolder: folder) == Set([package]))
        #expect(
            ProviderPreviews.packages(around: [#filePath], program: nil, workingFolder: .temporaryDirectory).count == 1)
        let other = URL(filePath: "/other")
        #expect(ProviderPreviews.packages(around: [], program: other, workingFolder: folder) == [other])
        let sources = ProviderSources(ofModule: "SwiftUITests", inPackages: [package].compactMap(\.self))
        #expect(sources.source(of: "Bells_Previews")?.file == #filePath)
    }

    private func texts(_ view: any View) -> [String] {
        let session = ViewSession(AnyView(view))
        defer { session.end() }
        return session.tree.content.flatMap(\.texts)
    }
}

struct BellCardView: View {
    let name: String

    var body: some View { Text(verbatim: name) }
}

struct BellListView: View {
    var body: some View {
        VStack {
            BellCardView(name: "front")
            BellCardView(name: "back")
        }
    }
}

struct Bells_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BellCardView(name: "front")
                .previewDisplayName("Front")
                .preferredColorScheme(.dark)
            NavigationStack { BellListView() }
                .previewDisplayName("All")
                .environment(\.colorScheme, .light)
        }
        .previewLayout(.fixed(width: 300, height: 80))
        Text(verbatim: "no view of its own")
            .previewDisplayName("Text")
            .previewDevice("iPad Air")
            .previewInterfaceOrientation(.landscapeLeft)
        Text(verbatim: "small")
            .previewDisplayName("Small")
            .previewLayout(.sizeThatFits)
    }
}
