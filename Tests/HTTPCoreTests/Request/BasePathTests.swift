import HTTPCore
import Testing

struct BasePathTests {
    @Test func `A slash at the end does not count`() throws {
        #expect(BasePath("/previews") == BasePath("/previews/"))
        #expect(BasePath("/previews")?.path == "/previews")
        #expect(BasePath("/team/previews_2-a/")?.path == "/team/previews_2-a")
    }

    @Test func `The root has no path`() {
        #expect(BasePath("/") == .root)
        #expect(BasePath.root.isRoot && BasePath.root.path.isEmpty)
        #expect(BasePath.root.address("/docs") == "/docs")
    }

    @Test(arguments: [
        "", "previews", "/a?b", "/a#b", "/..", "/a/../b", "/a.b", "//a", "/a//b", "/a b", "/%61", "/ä", "/\"", "/<",
        "/" + String(repeating: "a", count: 200),
    ])
    func `Another text is not a base path`(text: String) {
        #expect(BasePath(text) == nil)
    }

    @Test func `Only addresses from the root of the host get the path`() throws {
        let base = try #require(BasePath("/previews"))
        #expect(base.address("/") == "/previews/")
        #expect(base.address("/docs?a=/b#c") == "/previews/docs?a=/b#c")
        #expect(base.address("//elsewhere.example/a") == "//elsewhere.example/a")
        #expect(
            ["docs", "#a", "?a", "", "https://elsewhere.example/"].map(base.address)
                == ["docs", "#a", "?a", "", "https://elsewhere.example/"])
    }
}
