import Foundation
import SwiftUI
import Testing

@testable import FOSMVVM

@MainActor @Suite struct PreviewModifiersTests {
    @Test func modifiersOfThePageAreKept() throws {
        let german = Locale(identifier: "de")
        let plain = PreviewBuilder.buildExpression(
            HostedBellView(viewModel: .stub()).padding().padding(.top, 4).preferredColorScheme(.dark)
                .environment(\.locale, german).frame(width: 320))
        #expect(plain.locale == german)
        #expect(plain.surroundings.theme == .dark)
        let padding = try #require(plain.surroundings.padding)
        #expect([padding.top, padding.leading, padding.bottom, padding.trailing] == [20, 16, 16, 16])
        #expect(plain.frame == PreviewFrame(minWidth: 320, maxWidth: 320))
    }

    @Test func theEnvironmentOfAViewIsChanged() throws {
        let hosted = PreviewBuilder.buildExpression(
            HostedBellView.previewHost().environment(\.colorScheme, .dark).environment(\.isEnabled, false))
        #expect(hosted.surroundings.theme == .dark)
        #expect(hosted.locale == nil)
        var values = EnvironmentValues()
        let changes = try MadePreview { hosted }.subject.environmentChanges
        for change in changes { (change as? EnvironmentChange)?.apply(&values) }
        #expect(values.colorScheme == .dark)
        #expect(!values.isEnabled)
    }

    private final class Bells: ObservableObject {}

    private struct Ringer: View {
        @EnvironmentObject private var bells: Bells

        var body: some View { Text("Ringer") }
    }

    @Test func anObservedObjectIsFoundInTheEnvironment() throws {
        let hosted = PreviewBuilder.buildExpression(HostedBellView(viewModel: .stub()).environmentObject(Bells()))
        let session = ViewSession(Ringer(), environment: try values(of: MadePreview { hosted }))
        #expect(session.tree.outline == "text Ringer\n")
    }

    @Test func theSizeOfAPreviewIsThatOfItsView() throws {
        let narrow = try values(of: MadePreview { HostedView(HostedBellView(viewModel: .stub())).frame(width: 390) })
        #expect(narrow.horizontalSizeClass == .compact)
        let wide = try values(
            of: MadePreview(traits: [.fixedLayout(width: 800, height: 400)]) {
                HostedView(HostedBellView(viewModel: .stub()))
            })
        #expect(wide.horizontalSizeClass == .regular)
        #expect(wide.verticalSizeClass == .compact)
        let chosen = HostedBellView.previewHost().frame(width: 390).environment(\.horizontalSizeClass, .regular)
        #expect(try values(of: MadePreview { chosen }).horizontalSizeClass == .regular)
    }

    private func values(of preview: MadePreview) throws -> EnvironmentValues {
        var values = EnvironmentValues()
        for change in preview.subject.environmentChanges { (change as? EnvironmentChange)?.apply(&values) }
        return values
    }

    @Test func aModifierInABodyIsThatOfSwiftUI() {
        let session = ViewSession(HostedBellView(viewModel: .stub()))
        #expect(session.tree.content.first?.style == [.padding(.all, length: nil)])
    }
}

private struct HostedBellView: ViewModelView {
    private let viewModel: HostedBellViewModel

    init(viewModel: HostedBellViewModel) { self.viewModel = viewModel }

    var body: some View { Divider().padding() }
}

@ViewModel
private struct HostedBellViewModel {
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}
