#if SwiftViews && os(Linux)
    import SwiftUI
    import Testing

    @testable import HTMLRendering
    @testable import TemplateEngine

    /// The names that the templates of components read, and the members that components give them.
    @MainActor @Suite struct ComponentMembersTests {
        private let reading: TemplateReading

        init() throws { reading = try TemplateReading(of: ComponentSamples().values) }

        @Test func aTemplateReadsOnlyNamesThatItsComponentGives() { #expect(reading.missing.sorted() == []) }

        @Test func aComponentGivesOnlyMembersThatItsTemplateReads() { #expect(reading.unread == []) }

        @Test func aComponentGivesAMemberOnce() { #expect(reading.repeated.sorted() == []) }

        @Test func aComponentUsesEachTemplate() { #expect(reading.unusedTemplates == []) }
    }

    /// What templates read of the data that components give them.
    ///
    /// A name is looked up as when a template is rendered: in the values of the sections around it, the innermost first.
    /// An object that declares all names has all of them.
    @MainActor private struct TemplateReading {
        /// All values at one place of the data. Values in values with the same name, such as marks of layers, are one place.
        private final class Place {
            let name: String
            var members: [String: Place] = [:]
            /// The templates that render the values.
            var templates: Set<String> = []
            var hasAllNames = false
            var isRead = false

            init(_ name: String = "") { self.name = name }

            func member(_ name: String) -> Place {
                let member = members[name] ?? (name == self.name ? self : Place(name))
                members[name] = member
                return member
            }

            /// The members, and those in them after their names.
            var all: [(path: String, place: Place)] {
                members.flatMap { name, member in
                    [(name, member)] + (member === self ? [] : member.all.map { ("\(name).\($0.path)", $0.place) })
                }
            }
        }

        private static let folder = ComponentMarkup.folder + "/"

        private let library: TemplateLibrary
        /// What each template renders.
        private var data: [String: Place] = [:]
        private var walked: Set<[AnyHashable]> = []
        private var usedTemplates: Set<String> = []
        /// The names that no component gives, after their template.
        private(set) var missing: Set<String> = []
        /// The names that a component gives twice, after its template.
        private(set) var repeated: Set<String> = []

        init(of trees: [TemplateValue]) throws {
            library = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates])
            let root = Place()
            data[ComponentMarkup.root] = root
            for tree in trees { add(tree, at: root, in: ComponentMarkup.root) }
            for (template, place) in data { walk(template, [[place]]) }
        }

        private mutating func add(_ value: TemplateValue, at place: Place, in template: String) {
            switch value {
            case .list(let items): for item in items { add(item, at: place, in: template) }
            case .object(let object):
                let own = (object["component"] ?? object["template"])?.text
                let target = own.map { data[$0, default: Place()] } ?? place
                if let own {
                    place.templates.insert(own)
                    data[own] = target
                }
                target.hasAllNames = target.hasAllNames || object.shape.declaresAbsent("")
                let names = object.shape.names.map(\.string)
                for (index, name) in names.enumerated() {
                    if names[..<index].contains(name) { repeated.insert("\(own ?? template): \(name)") }
                    add(object.values[index], at: target.member(name), in: own ?? template)
                }
            default: break
            }
        }

        /// Looks up the names of a template, with the values of the sections around it, the outermost first.
        private mutating func walk(_ name: String, _ sections: [[Place]]) {
            let inner = sections.suffix(2).map { AnyHashable($0.map(ObjectIdentifier.init)) }
            guard walked.insert([AnyHashable(name)] + inner).inserted else { return }
            guard name.hasPrefix(Self.folder) else {
                // A template in another folder is not one of a component, and can read everything.
                for (_, place) in sections.joined().flatMap(\.all) { place.isRead = true }
                return
            }
            usedTemplates.insert(name)
            guard let template = library.contents.program.templates.first(where: { $0.name == name }) else { return }
            walk(template.instructions, of: name, sections)
        }

        private mutating func walk(_ range: Range<Int>, of template: String, _ sections: [[Place]]) {
            let program = library.contents.program
            var position = range.lowerBound
            while position < range.upperBound {
                switch program.instructions[position] {
                case .escaped(let path), .unescaped(let path), .dynamicCall(let path, _), .inverted(let path, _):
                    _ = read(program.spelling(of: path), in: template, sections)
                case .section(let path, let end):
                    let found = read(program.spelling(of: path), in: template, sections)
                    walk(position + 1..<Int(end), of: template, sections + [found])
                    position = Int(end) - 1
                case .call(let callee, _): walk(program.callees[Int(callee)].name, sections)
                default: break
                }
                position += 1
            }
        }

        /// Returns the values with a name in the innermost section that has it.
        private mutating func read(_ name: String, in template: String, _ sections: [[Place]]) -> [Place] {
            for section in sections.reversed() {
                let objects = section + section.flatMap(\.templates).sorted().compactMap { data[$0] }
                let found = objects.compactMap { $0.members[name] }
                for member in found { member.isRead = true }
                if !found.isEmpty { return found }
                if objects.contains(where: \.hasAllNames) { break }
            }
            missing.insert("\(template): \(name)")
            return []
        }

        /// The names that no template reads, after their template.
        ///
        /// It is enough that one template reads a name that all nodes or all symbols have.
        var unread: [String] {
            let read = Set(data.values.flatMap { $0.members.filter(\.value.isRead).keys })
            let common = shared { $0["isSelectedElement"] != nil }.union(shared { $0["place"] != nil }).union([
                "content"
            ])
            return data.flatMap { template, place in
                place.all.filter { !$0.place.isRead && !(common.contains($0.path) && read.contains($0.path)) }
                    .map { "\(template): \($0.path)" }
            }.sorted()
        }

        private func shared(_ isIncluded: ([String: Place]) -> Bool) -> Set<String> {
            let names = data.values.map(\.members).filter(isIncluded).map { Set($0.keys) }
            return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
        }

        /// The templates that no component uses. Any icon is for programs.
        var unusedTemplates: [String] {
            library.names.filter { $0.hasPrefix(Self.folder) && !$0.hasPrefix(Self.folder + Symbols.folder) }
                .filter { !usedTemplates.contains($0) }
        }
    }
#endif
