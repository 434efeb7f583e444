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
        #expect(try [ViewModelId()].toJSON().hasPrefix(#"[{"fsh":""#))
        let decoded: [ViewModelId] = try #"[{"fsh": "2026-01-15T09:41:00.123Z"}, {"id": "5"}]"#.fromJSON()
        #expect(decoded[0].isRandom)
        #expect(decoded[1] == ViewModelId(id: 5))
        #expect(!decoded[1].isRandom)
        #expect(decoded[0].freshness < decoded[1].freshness)
    }

    @Test func theMomentIsKeptAndNotCompared() throws {
        let json = #"{"fsh":"2026-01-15T09:41:00.123Z","id":"5"}"#
        let decoded: ViewModelId = try json.fromJSON()
        let encoder = JSONEncoder.defaultEncoder
        encoder.outputFormatting = .sortedKeys
        #expect(try decoded.toJSON(encoder: encoder) == json)
        #expect(decoded == ViewModelId(id: 5))
        #expect(decoded.freshness < ViewModelId(id: 5).freshness)
    }

    @Test func theIdOfAViewModelIsItsIdentity() {
        let model = TideViewModel.stub()
        #expect(model.id == model.vmId)
    }
}
