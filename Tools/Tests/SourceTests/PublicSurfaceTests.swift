import Foundation
import Migration
import Testing

/// The public declarations of each module that users see are in a file, so that a review shows each change of them.
@Suite struct PublicSurfaceTests {
    @Test(arguments: try PublicModule.all())
    func theFileOfAModuleHasItsPublicDeclarations(module: PublicModule) throws {
        let actual = try module.surface()
        let recorded = try? String(contentsOf: module.file, encoding: .utf8)
        guard actual != recorded else { return }
        if ProcessInfo.processInfo.environment["CI"] == nil {
            try actual.write(to: module.file, atomically: true, encoding: .utf8)
        }
        let changes = actual.split(separator: "\n").difference(from: (recorded ?? "").split(separator: "\n")).map {
            switch $0 {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        Issue.record(
            """
            The public declarations of \(module.name) have changed:
            \(changes.joined(separator: "\n"))
            Run this test where CI is not set. It writes \(module.file.lastPathComponent). Review and commit this file.
            """)
    }

    /// A name that exists must not be reported as missing by the migration.
    @Test func missingNamesAreMissing() throws {
        let names = try PublicModule.all().reduce(into: Set<String>()) { names, module in
            names.formUnion(
                try String(contentsOf: module.file, encoding: .utf8).matches(of: /\w+/).map { String($0.output) })
        }
        #expect(MissingName.all.map(\.name).filter(names.contains) == [])
        #expect(Set(MissingName.all.map(\.name)).count == MissingName.all.count)
        let modules = try Product.all().map(\.name)
        #expect(MissingName.modules.map(\.name).filter(modules.contains) == [])
        #expect(Set(modules).isSuperset(of: FOSUtilitiesManifest.products))
    }

    @Test func eachFileIsThatOfAModule() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: PublicModule.folder.path(percentEncoded: false))
        #expect(files.sorted() == (try PublicModule.all()).map(\.file.lastPathComponent).sorted())
    }

    @Test func theReferenceHasEachProduct() throws {
        let list = try #require(try Project.text("Scripts/reference").firstMatch(of: /modules=\(([^)]*)\)/)).output.1
        let modules = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
        #expect(Set(try Product.all().map(\.name)).subtracting(modules) == [])
    }

    @Test func declarationsThatAreNotPublicAreLeftOut() {
        let declarations = PublicDeclaration.all(in: [
            """
            public struct Lamp: Sendable {
                /// Comment.
                @Wrapper public private(set) var isLit: Bool = false
                package var parts: [String] { [] }
                public init(isLit: Bool) { self.isLit = isLit }
                struct Bulb { public let watts: Int }
                public enum Color { case red, green(Int) }
            }
            package enum Switch { case on }
            """,
            """
            extension Lamp { public static func turnOn() throws { } }
            extension Lamp.Bulb { public var light: Int { watts } }
            extension Switch { public var isOn: Bool { true } }
            public protocol Light { var isLit: Bool { get } }
            """,
        ])
        #expect(
            declarations.map { "\($0.scope): \($0.signature)" } == [
                ": struct Lamp: Sendable", "Lamp: private(set) var isLit: Bool", "Lamp: init(isLit: Bool)",
                "Lamp: enum Color", "Lamp.Color: case red", "Lamp.Color: case green(Int)",
                "Lamp: static func turnOn() throws", ": protocol Light", "Light: var isLit: Bool",
            ])
    }
}
