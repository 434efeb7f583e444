import Foundation
import HTMLParsing
import Testing

@testable import FuzzTargets

@Suite struct FuzzTargetTests {
    /// What every fuzzing begins with, and what has failed before.
    @Test(arguments: try InputFile.all())
    func keepsItsInvariants(_ file: InputFile) throws {
        try file.target.check([UInt8](try Data(contentsOf: file.url)))
    }

    /// `Scripts/fuzz` takes the targets from the folders of their seeds.
    @Test func everyTargetHasSeedsAndADictionary() throws {
        let names = Set(FuzzTarget.all.map(\.name))
        #expect(Set(try InputFile.names(in: "Seeds")) == names)
        #expect(Set(try InputFile.names(in: "Dictionaries")) == Set(names.map { $0 + ".dict" }))
        #expect(Set(try InputFile.names(in: "Regressions")).isSubset(of: names))
    }

    @Test(arguments: ["<p title=\"\" data-fuzz=\"\">a</p>", "<p><i data-fuzz></i></p>", "<p><b>a</p></b>"])
    func findsMarkupOfAnInputAndErrorsOfSyntax(html: String) throws {
        try HTMLInspection.expectSound(Array("<p title=\"data-fuzz\">&lt;i data-fuzz></p>".utf8), of: "A page")
        #expect(throws: BrokenInvariant.self) { try HTMLInspection.expectSound(Array(html.utf8), of: "A page") }
    }
}

/// A file of the fuzzer's in the folder of these tests.
struct InputFile: CustomTestStringConvertible {
    let target: FuzzTarget
    let url: URL

    var testDescription: String { "\(target.name) \(url.lastPathComponent)" }

    static func all() throws -> [InputFile] {
        try ["Seeds", "Regressions"].flatMap { folder in
            try FuzzTarget.all.filter { try names(in: folder).contains($0.name) }.flatMap { target in
                try names(in: "\(folder)/\(target.name)").map { name in
                    InputFile(target: target, url: self.folder.appending(path: "\(folder)/\(target.name)/\(name)"))
                }
            }
        }
    }

    /// The names of the files in a folder.
    static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
