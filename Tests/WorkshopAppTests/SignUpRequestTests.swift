import FOSMVVM
import Foundation
import Testing
import WorkshopApp

@Suite struct SignUpRequestTests {
    /// As `Docs/Forms.md` says.
    @Test func aPathIsMadeOfNames() throws {
        #expect(SignUpRequest.path == "sign_up_response_body")
        let host = try #require(URL(string: "https://example.com"))
        let address = try host.appending(serverRequest: SignUpRequest(requestBody: nil))
        #expect(address?.absoluteString == "https://example.com/sign_up_response_body")
    }
}
