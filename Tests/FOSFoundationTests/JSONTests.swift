import Foundation
import Testing

@testable import FOSFoundation

@Suite struct JSONTests {
    private struct Appointment: Codable, Equatable, Stubbable {
        let title: String
        let begins: Date

        static func stub() -> Self { .init(title: "Größe 📐", begins: Date(timeIntervalSince1970: 1_767_225_600)) }
    }

    @Test func aValueComesBackFromItsText() throws {
        let text = try Appointment.stub().toJSON()
        #expect(text.contains("\"begins\":\"2026-01-01T00:00:00.000Z\""))
        #expect(try text.fromJSON() as Appointment == .stub())
    }

    @Test func aValueComesBackFromItsData() throws {
        let data = try Appointment.stub().toJSONData()
        #expect(try data.fromJSON() as Appointment == .stub())
    }

    @Test func theGivenEncoderEncodes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .secondsSince1970
        #expect(try Appointment.stub().toJSON(encoder: encoder) == #"{"begins":1767225600,"title":"Größe 📐"}"#)
    }

    @Test func peopleReadSortedMembers() throws {
        let json = #"{"begins":"2026-01-01T00:00:00Z","title":"Größe 📐/"}"#
        let appointment: Appointment = try json.fromJSON()
        #expect(try appointment.toJSON(encoder: .readable(isIndented: false)) == json)
        #expect(
            try appointment.toJSON(encoder: .readable()) == """
                {
                  "begins" : "2026-01-01T00:00:00Z",
                  "title" : "Größe 📐/"
                }
                """)
    }

    /// What other programs send.
    @Test(arguments: ["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00Z", "2026-01-01 00:00:00", "2026-01-01"])
    func datesAreReadInEachForm(date: String) throws {
        let appointment: Appointment = try #"{"begins":"\#(date)","title":"Größe 📐"}"#.fromJSON()
        #expect(appointment == .stub())
    }

    @Test func milliseconds() throws {
        let date = try #"["2026-01-01T00:00:00.250Z"]"#.fromJSON() as [Date]
        #expect(date == [Date(timeIntervalSince1970: 1_767_225_600.25)])
        #expect(try date.toJSON() == #"["2026-01-01T00:00:00.250Z"]"#)
        for millisecond in 0...999 {
            let written = try [Date(timeIntervalSince1970: 1_767_225_600 + Double(millisecond) / 1_000)].toJSON()
            #expect(written.hasSuffix(".\(String(1_000 + millisecond).dropFirst())Z\"]"))
            #expect(try (written.fromJSON() as [Date]).toJSON() == written)
        }
    }

    @Test func whatIsNotTheValueIsAnError() {
        #expect(throws: JSONError.self) { try #"["yesterday"]"#.fromJSON() as [Date] }
        #expect(throws: JSONError.self) { try #"{"title":"No date"}"#.fromJSON() as Appointment }
        #expect(throws: JSONError.self) { try "not JSON".fromJSON() as Appointment }
        #expect(throws: JSONError.self) { try "".fromJSON() as Appointment }
        #expect(throws: JSONError.self) { try [Double.infinity].toJSON() }
    }

    @Test func theErrorHasTheReasonAndTheData() throws {
        let json = #"{"title":"No date"}"#
        let error = try #require(throws: JSONError.self) { try json.fromJSON() as Appointment }
        guard case .decodingError(let reason, let data) = error else { return #expect(Bool(false), "\(error)") }
        #expect(data == Data(json.utf8))
        #expect(error.localizedDescription == reason.localizedDescription)
        let date = try #require(throws: JSONError.self) { try #"["yesterday"]"#.fromJSON() as [Date] }
        #expect(date.localizedDescription == "'yesterday' is not a date. Write it like 2026-03-01T09:30:00.000Z.")
    }

    @Test func theErrorOfTextSaysWhatToDo() {
        let error: any Error = JSONError.utf8EncodingError
        #expect(error.localizedDescription.contains("toJSONData(encoder:)"))
    }
}
