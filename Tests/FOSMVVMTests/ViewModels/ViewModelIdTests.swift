import Foundation
import Testing

@testable import FOSMVVM

@Suite struct ViewModelIdTests {
    @Test func equalityIsByTextAlone() {
        #expect(ViewModelId(id: 5) == ViewModelId(id: "5"))
        #expect(ViewModelId(id: 5).hashValue == ViewModelId(id: "5").hashValue)
        #expect(ViewModelId() != ViewModelId())
    }

    @Test func aUUIDAndATypeHaveTheirTexts() throws {
        let id = try #require(UUID(uuidString: "0B5E7A0E-9E5C-4C61-8B4B-1E0B1D3B6C11"))
        #expect(ViewModelId(id: id).id == "0B5E7A0E-9E5C-4C61-8B4B-1E0B1D3B6C11")
        #expect(ViewModelId(type: Self.self).id == "FOSMVVMTests.ViewModelIdTests")
    }

    @Test func aRandomIdentityIsNotEncoded() throws {
        #expect(ViewModelId().isRandom)
        #expect(try [ViewModelId()].toJSON() == "[null]")
        let decoded: [ViewModelId] = try "[null, \"5\"]".fromJSON()
        #expect(decoded[0].isRandom)
        #expect(decoded[1] == ViewModelId(id: 5))
        #expect(!decoded[1].isRandom)
    }

    @Test func theIdOfAViewModelIsItsIdentity() {
        let model = MyViewModel.stub()
        #expect(model.id == model.vmId)
    }
}
