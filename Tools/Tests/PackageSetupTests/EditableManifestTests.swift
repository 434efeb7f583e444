import PackageSetup
import Testing

@testable import PackageSetup

@Suite struct EditableManifestTests {
    /// Returns the text of a manifest after an element was added to an argument of its package.
    private func adding(_ element: String, to label: String, in source: String) throws -> String? {
        let manifest = EditableManifest(source: source)
        return manifest.adding(element, to: label, of: try #require(manifest.package))?.source
    }

    @Test func anElementGetsALineAsTheOthers() throws {
        let edited = try adding(
            ".target(name: \"New\")", to: "targets",
            in: """
                let package = Package(
                    name: "a",
                    targets: [
                      .target(name: "One"),  // The first one.
                      .target(name: "Two")  // The last one.
                    ]
                )
                """)
        #expect(
            edited == """
                let package = Package(
                    name: "a",
                    targets: [
                      .target(name: "One"),  // The first one.
                      .target(name: "Two"),  // The last one.
                      .target(name: "New")
                    ]
                )
                """)
    }

    @Test func aCommaAtTheEndStays() throws {
        let edited = try adding(
            ".target(\n    name: \"New\"\n)", to: "targets",
            in: "let package = Package(name: \"a\", targets: [\n\t.target(name: \"One\"), /* 1 */\n])\n")
        #expect(
            edited == """
                let package = Package(name: "a", targets: [
                \t.target(name: "One"), /* 1 */
                \t.target(
                \t    name: "New"
                \t),
                ])

                """)
    }

    @Test func aShortArrayStaysOnItsLine() throws {
        let edited = try adding("\"B\"", to: "targets", in: "Package(name: \"a\", targets: [\"A\"])")
        #expect(edited == "Package(name: \"a\", targets: [\"A\", \"B\"])")
    }

    @Test func aLongArrayIsBroken() throws {
        let long = String(repeating: "A", count: 90)
        let edited = try adding("\"B\"", to: "targets", in: "Package(targets: [\"\(long)\"])")
        #expect(edited == "Package(targets: [\n    \"\(long)\",\n    \"B\",\n])")
    }

    @Test(arguments: ["[]", "[\n    ]", "[\n        // Nothing yet.\n    ]"])
    func anEmptyArrayIsFilled(array: String) throws {
        let edited = try adding(
            ".target(name: \"New\")", to: "targets", in: "Package(\n    name: \"a\",\n    targets: \(array)\n)")
        let text = try #require(edited)
        #expect(text.contains(".target(name: \"New\")"))
        #expect(text.contains("// Nothing yet.") == array.contains("Nothing"))
        #expect(EditableManifest(source: text).target(named: "New") != nil)
    }

    @Test func aMissingArgumentIsAddedAtItsPlace() throws {
        let edited = try adding(
            ".package(path: \"../b\")", to: "dependencies",
            in: "Package(\n    name: \"a\",\n    // What it has.\n    targets: []\n)")
        #expect(
            edited == """
                Package(
                    name: "a",
                    dependencies: [.package(path: "../b")],
                    // What it has.
                    targets: []
                )
                """)
    }

    @Test func theArgumentsOfATargetGetALineEach() throws {
        let manifest = EditableManifest(
            source: """
                let package = Package(
                    name: "a",
                    targets: [
                        .target(name: "A", dependencies: [
                            "B",
                        ]),
                    ])
                """)
        let target = try #require(manifest.target(named: "A"))
        let edited = manifest.adding(".copy(\"Localizations\")", to: "resources", of: target)
        #expect(
            edited?.source == """
                let package = Package(
                    name: "a",
                    targets: [
                        .target(
                            name: "A",
                            dependencies: [
                                "B",
                            ],
                            resources: [.copy("Localizations")]
                        ),
                    ])
                """)
    }

    @Test func nothingElseThanALiteralIsEdited() throws {
        #expect(try adding("\"B\"", to: "targets", in: "Package(name: \"a\", targets: targets)") == nil)
        #expect(EditableManifest(source: "let other = Package()").appending(statement: "x") == nil)
    }

    /// A dependency on a target is a call of the same name as the declaration of one.
    @Test func aDependencyIsNoTarget() {
        let manifest = EditableManifest(
            source: "Package(targets: [.testTarget(name: \"T\", dependencies: [.target(name: \"A\")])])")
        #expect(manifest.targets.count == 1)
        #expect(manifest.target(named: "A") == nil)
        let plugin = EditableManifest(
            source: "Package(targets: [.plugin(name: \"P\", dependencies: [.target(name: \"A\")])])")
        #expect(plugin.targets.isEmpty)
    }

    @Test func commentsOfAListStay() throws {
        let edited = try adding(
            ".copy(\"Localizations\")", to: "resources",
            in: """
                Package(name: "a",  // Why.
                        // Strict.
                        swiftSettings: [])
                """)
        let text = try #require(edited)
        #expect(text.contains("name: \"a\",  // Why.\n"))
        #expect(text.contains("    resources: [.copy(\"Localizations\")],\n        // Strict.\n"))
    }
}
