import Foundation
import ModelContextProtocol
import Testing

@Suite struct LineConnectionTests {
    @Test func linesAreReadWithinTheirLimit() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\n\n\(String(repeating: "a", count: 99))\ntwo".utf8))
        try pipe.fileHandleForWriting.close()
        var lines: [String?] = []
        let connection = LineConnection(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
        let rest = connection.read(limit: 50) { line in
            lines.append(line.map { String(decoding: $0, as: UTF8.self) })
            return true
        }
        #expect(lines == ["one", nil, "two"] && rest == nil)
    }

    @Test func whatIsNotPassedOnIsReadAgain() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\nthree\nfo".utf8))
        let connection = LineConnection(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
        let rest = try #require(connection.read { $0 != Data("two".utf8) })
        #expect(rest == Data("two\nthree\nfo".utf8))
        try pipe.fileHandleForWriting.write(contentsOf: Data("ur\n".utf8))
        try pipe.fileHandleForWriting.close()
        var lines: [Data?] = []
        let end = connection.read(beginning: rest) { line in
            lines.append(line)
            return true
        }
        #expect(lines == ["two", "three", "four"].map { Data($0.utf8) } && end == nil)
    }

    @Test func aMessageIsALine() throws {
        let pipe = Pipe()
        let connection = LineConnection(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
        connection.write(Data("{}".utf8))
        connection.write(Data("[]".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("{}\n[]\n".utf8))
    }

    @Test func aClientThatIsGoneEndsNothing() {
        let connection = LineConnection(input: -1, output: -1)
        connection.write(Data("{}".utf8))
        connection.write(Data("{}".utf8))
    }
}
