import FOSMVVM
import Foundation
import SwiftUI
import Testing
import WorkshopApp

/// Uses the view as a visitor does: reads its texts, and presses its buttons.
@MainActor @Suite struct HandOverViewTests {
    private func session(_ viewModel: HandOverViewModel) throws -> ViewSession {
        let localization = ViewModelLocalization {
            Localizer(
                locale: .english, store: TextStore(yaml: [:]), marksMissing: false)
        }
        return ViewSession(HandOverView(viewModel: try localization.localized(viewModel).model))
    }

    private func press(_ identifier: String, in session: ViewSession) throws {
        let button = try #require(session.update().nodes.first { $0.identifier == identifier })
        try session.perform(try #require(button.action))
    }

    private func operations(of session: ViewSession) throws -> [String: Bool] {
        let transported = session.update().attachments.compactMap { $0 as? TransportedOperations }
        let json = try JSONSerialization.jsonObject(with: try #require(transported.last).json)
        return try #require(json as? [String: Any]).compactMapValues { $0 as? Bool }
    }

    @Test func theButtonClosesTheRepair() throws {
        let session = try session(.stub())
        #expect(session.update().nodes.contains { $0.identifier == "handOverButton" })
        try press("handOverButton", in: session)
        #expect(try operations(of: session)["handOverCalled"] == true)
        #expect(!session.update().nodes.contains { $0.identifier == "handOverButton" })
        #expect(session.update().presentations.isEmpty)
    }

    @Test func aLockedTicketShowsAnAlert() throws {
        let session = try session(.stub(goods: .kettle, isLocked: true))
        try press("handOverButton", in: session)
        #expect(session.update().presentations.map(\.role) == [.alert])
        #expect(session.update().nodes.contains { $0.identifier == "handOverButton" })
    }

    @Test func cancelClosesNothing() throws {
        let session = try session(.stub())
        try press("cancelButton", in: session)
        #expect(try operations(of: session)["cancelCalled"] == true)
        #expect(try operations(of: session)["handOverCalled"] == false)
    }
}
