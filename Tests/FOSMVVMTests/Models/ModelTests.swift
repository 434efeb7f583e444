import FOSFoundation
import FOSMVVM
import Foundation
import Testing

private struct Ticket: Model {
    var id: ModelIdType?
    var title = ""
}

private struct Visitor: Model {
    var id: ModelIdType?
}

@Suite struct ModelTests {
    private let id = ModelIdType()

    @Test func theIdDecides() throws {
        #expect(Ticket(id: id, title: "One") == Ticket(id: id, title: "Two"))
        #expect(Set([Ticket(id: id), Ticket(id: id), Ticket(id: ModelIdType())]).count == 2)
        #expect(try Ticket(id: id).requireId() == id)
        #expect(throws: ModelError.missingId(modelType: "Ticket")) { try Ticket().requireId() }
    }

    @Test func anIdentityIsThatOfOneType() throws {
        let identity = try Ticket(id: id).modelIdentity
        #expect(identity == Ticket(id: id))
        #expect(!(identity == Ticket()) && !(identity == Visitor(id: id)))
        #expect(try identity != Visitor(id: id).modelIdentity)
        #expect(try identity.toJSON().fromJSON() == identity)
        #expect(try identity.viewModelId != Visitor(id: id).modelIdentity.viewModelId)
    }
}
