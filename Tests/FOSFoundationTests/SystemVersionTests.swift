import FOSFoundation
import Testing

@Suite struct SystemVersionTests {
    @Test(arguments: [("1.2.3", "1.2.3"), ("v10.0.7", "10.0.7"), ("0.0.0", "0.0.0")])
    func isReadFromItsText(text: String, shown: String) throws {
        let version = try #require(SystemVersion(text))
        #expect(version.versionString == shown)
        #expect(try SystemVersion(string: text) == version)
        #expect(try version.toJSON() == "\"\(shown)\"" && version.jsonVersionString == "\"\(shown)\"")
        #expect(try "[\"\(text)\"]".fromJSON() == [version])
    }

    @Test(arguments: ["", "1", "1.2", "1.2.3.4", "1..3", "a.b.c", "1.2.x"])
    func anotherTextIsNone(text: String) {
        #expect(SystemVersion(text) == nil)
        #expect(throws: SystemVersionError.invalidVersionString(text)) { try SystemVersion(string: text) }
        #expect(throws: SystemVersionError.invalidVersionString(text)) {
            try "[\"\(text)\"]".fromJSON() as [SystemVersion]
        }
    }

    @Test func requestsHaveTheHeaderOfFOSMVVM() {
        #expect(SystemVersion.httpHeader == "X-FOS-Version")
    }

    @Test func areOrdered() {
        let versions = ["0.9.9", "1.0.0", "1.0.1", "1.1.0", "1.10.0", "2.0.0"].compactMap(SystemVersion.init)
        #expect(versions.shuffled().sorted() == versions)
        #expect(SystemVersion(major: 2) == SystemVersion("2.0.0"))
        #expect(SystemVersion.vInitial == SystemVersion("1.0.0"))
    }

    @Test func aLaterMinorVersionIsUnderstood() {
        let version = SystemVersion(major: 2, minor: 3)
        #expect(version.isCompatible(with: SystemVersion(major: 2, minor: 3, patch: 9)))
        #expect(version.isCompatible(with: SystemVersion(major: 2, minor: 4)))
        #expect(!version.isCompatible(with: SystemVersion(major: 2, minor: 2)))
        #expect(!version.isCompatible(with: SystemVersion(major: 3, minor: 3)))
        #expect(version.isSameVersion(as: version) && !version.isSameVersion(as: .vInitial))
    }
}
