import Foundation
import Testing

@testable import Diagnostics
@testable import PreviewSite

struct FolderLinksTests {
    /// A package with links, by the paths of the links. A target is relative to the folder of its link.
    private func site(
        _ links: KeyValuePairs<String, String>, files: [String: String] = [:], isPackage: Bool = true
    ) throws -> TestSite {
        let own = [
            "Public/a.css": "a { color: red }", "Shared/b.css": "b { color: red }", "Shared/Deep/c.css": "c",
            ".secrets/d.css": "d",
        ]
        let manifest = isPackage ? ["Package.swift": "// A package"] : [:]
        let site = try TestSite(files: own.merging(manifest) { $1 }.merging(files) { $1 })
        for (link, target) in links { try site.link(link, to: target) }
        return site
    }

    private func listed(_ site: TestSite, _ folder: String = "Public") -> FolderFiles {
        FolderFiles(below: site.folder.appending(path: folder))
    }

    @Test func linksInThePackageAreFollowed() throws {
        let site = try site(["Public/b.css": "../Shared/b.css", "Public/all": "../Shared", "Public/e": "b.css"])
        let files = listed(site)
        #expect(files.files.map(\.path) == ["a.css", "all/Deep/c.css", "all/b.css", "b.css", "e"])
        #expect(files.unreadable == [])
        #expect(try site.get("/assets/b.css").text == "b { color: red }")
        #expect(try site.get("/assets/all/Deep/c.css").text == "c")
    }

    @Test(arguments: [
        ("/etc/hostname", LinkProblem.outside), ("/etc", .outside), ("../..", .outside), ("../.secrets/d.css", .hidden),
        ("../.secrets", .hidden), ("nothing", .missing), ("link.css", .missing), (".", .circle), ("..", .circle),
    ])
    func othersAreReportedAndNeverServed(target: String, problem: LinkProblem) throws {
        let site = try site(["Public/link.css": target])
        let files = listed(site)
        #expect(files.files.map(\.path) == ["a.css"])
        #expect(files.unreadable.map(\.link) == [problem])
        #expect(try site.page("/").contains(problem.message))
        for path in ["link.css", "link.css/hostname", "link.css/d.css", "link.css/a.css"] {
            #expect(try site.get("/assets/\(path)").status == .notFound)
        }
    }

    @Test func aLinkThroughAnotherOneDoesNotLeaveThePackage() throws {
        let site = try site(["Shared/etc": "/etc", "Public/hosts": "../Shared/etc/hosts", "Public/all": "../Shared"])
        #expect(listed(site).files.map(\.path) == ["a.css", "all/Deep/c.css", "all/b.css"])
        #expect(listed(site).unreadable.map(\.link) == [.outside, .outside])
        #expect(try site.get("/assets/hosts").status == .notFound)
        #expect(try site.get("/assets/all/etc/hosts").status == .notFound)
    }

    @Test func aLinkThatChangesLeadsToNoOtherFile() throws {
        let site = try site(["Public/b.css": "../Shared/b.css"])
        let file = try #require(listed(site).files.first { $0.path == "b.css" })
        #expect(try site.get("/assets/b.css").status == .ok)
        try site.link("Public/b.css", to: "/etc/hostname")
        #expect(file.resolvedPath.hasSuffix("/Shared/b.css"))
        #expect(try site.get("/assets/b.css").status == .notFound)
    }

    @Test func foldersThatLeadToEachOtherEnd() throws {
        let site = try site(["Public/x/y": "../../Shared", "Shared/x": "../Public/x"], files: ["Public/x/e.css": "e"])
        let files = listed(site)
        #expect(files.files.map(\.path) == ["a.css", "x/e.css", "x/y/Deep/c.css", "x/y/b.css"])
        #expect(files.unreadable.map(\.link) == [.circle])
    }

    @Test func linksToFoldersAreLimited() throws {
        let site = try site([:])
        for number in 0...FolderLinks.limit { try site.link("Public/\(number)", to: "../Shared") }
        #expect(listed(site).files.count == 1 + 2 * FolderLinks.limit)
        #expect(listed(site).unreadable.map(\.link) == [.tooMany])
    }

    @Test func withoutAPackageLinksStayInTheFolder() throws {
        let site = try site(["Public/b.css": "../Shared/b.css", "Public/e.css": "a.css"], isPackage: false)
        #expect(listed(site).files.map(\.path) == ["a.css", "e.css"])
        #expect(listed(site).unreadable.map(\.link) == [.outside])
    }

    @Test func aLinkIsATemplateOrAText() throws {
        let site = try TestSite(
            files: TestSite.files.merging(["Package.swift": "", "Docs/Start.md": "# Start"]) { $1 })
        try site.link("Docs/Other.md", to: "Start.md")
        try site.link("Docs/Away.md", to: "/etc/hostname")
        let page = try site.page("/docs/Other")
        #expect(page.contains("Start"))
        #expect(page.contains(LinkProblem.outside.message))
        #expect(try site.get("/docs/Away").status == .notFound)
    }

    #if os(Linux)
        @Test func changesOfWhatALinkLeadsToAreReported() throws {
            let site = try site(["Public/b.css": "../Shared/b.css", "Public/all": "../Shared/Deep"])
            let watch = FolderWatch()
            _ = FolderFiles(below: site.folder.appending(path: "Public"), watch: watch)
            _ = watch.hasChanges()
            #expect(!watch.hasChanges())
            try site.edit("Shared/b.css", "b { color: blue }")
            #expect(watch.hasChanges())
            try site.edit("Shared/Deep/c.css", "cc")
            #expect(watch.hasChanges())
        }
    #endif
}

extension TestSite {
    /// Makes a link, also in place of another one.
    fileprivate func link(_ path: String, to target: String) throws {
        let link = folder.appending(path: path)
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil {
            try FileManager.default.removeItem(at: link)
        }
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
}
