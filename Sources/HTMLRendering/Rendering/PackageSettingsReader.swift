import Diagnostics
import FOSMVVM

/// Reads the YAML of a package's settings, and keeps what is wrong with it.
struct PackageSettingsReader {
    static let localeExample = "Write a locale, such as 'default-locale: pt-BR'."

    private(set) var entries: [PackageSettings.Entry] = []
    private(set) var problems: [Diagnostic] = []

    init(text: String) {
        do {
            guard let root = try YAMLComposer.root(of: text, file: PackageSettings.fileName) else { return }
            read(root)
        } catch {
            problems.append(PackageSettings.problem(error.message, line: error.place?.line ?? 1))
        }
    }

    private mutating func read(_ root: YAMLNode) {
        guard let members = root.map else {
            return report(
                "The file is not a map of settings. Write each setting on its own line, such as 'default-locale: pt-BR'.",
                at: root)
        }
        for (name, member) in named(members) {
            if let setting = PackageSettings.Setting(rawValue: name) {
                read(setting, from: member.value, at: member.key)
            } else {
                let names = PackageSettings.Setting.allCases.map(\.rawValue)
                report(
                    NearestNames.unknown(
                        "setting", name, among: names, hint: " There are \(names.joined(separator: ", "))."),
                    at: member.key)
            }
        }
    }

    private mutating func read(_ setting: PackageSettings.Setting, from value: YAMLNode, at key: YAMLNode) {
        switch setting {
        case .title, .description:
            guard add(value, to: setting, at: key) else {
                return report(
                    "'\(setting.rawValue)' is not one text. Write it on one line, such as 'title: Bakery'.", at: value)
            }
        case .logo:
            guard add(value, to: setting, at: key) else {
                return report(
                    "'logo' is not one file. Write the path of an image in Public, such as 'logo: bakery.svg'.",
                    at: value)
            }
        case .editDocs:
            guard ["https://", "http://"].contains(where: { value.text?.hasPrefix($0) == true }),
                add(value, to: setting, at: key)
            else {
                return report(
                    "'edit-docs' is not the address of a folder. Write one, such as "
                        + "'edit-docs: https://github.com/example/bakery/edit/main/Docs'.", at: value)
            }
        case .defaultLocale:
            guard add(value, to: setting, at: key) else {
                return report("'default-locale' is not one locale. \(Self.localeExample)", at: value)
            }
        case .program:
            guard add(value, to: setting, at: key) else {
                return report(
                    "'program' is not one name. Write a target, such as 'program: bakery-previews'.", at: value)
            }
        case .theme:
            if add(value, to: setting, at: key) { return }
            guard let themes = value.map else {
                return report(
                    "'theme' is not a class or an attribute. Write one, such as 'theme: .dark', or one for each theme, "
                        + "such as '  dark: .dark'.", at: key)
            }
            for (name, mark) in named(themes) where !add(mark.value, to: .theme, name: name, at: mark.key) {
                report(
                    "'\(name.excerpt)' has no class or attribute. Write one, such as '\(name.excerpt): .dark'.",
                    at: mark.key)
            }
        case .frameAncestors:
            if add(value, to: setting, at: key) { return }
            guard let sites = value.list else {
                return report(
                    "'frame-ancestors' is not a list of sites. Write each site on its own line, such as "
                        + "'  - https://wiki.example.com'.", at: key)
            }
            for site in sites where !add(site, to: setting, at: site) {
                report("A site is a text, such as '- https://wiki.example.com'.", at: site)
            }
        case .check:
            guard let rules = value.isNull ? [] : value.map else {
                return report(
                    "'check' is not a map of rules. Write each rule on its own line, such as '  unused-text: off'.",
                    at: value)
            }
            readSeverities(of: rules)
        case .redact:
            guard let redactions = value.isNull ? [] : value.list else {
                return report(
                    "'redact' is not a list. Write each redaction on its own line, such as '  - uuid'.", at: value)
            }
            for redaction in redactions { read(redaction: redaction) }
        case .knownIssues:
            guard let issues = value.isNull ? [] : value.list else {
                return report(
                    "'known-issues' is not a list. Write each issue on its own line, such as "
                        + "'  - unknown-name: Templates/OvenView.mustache'.", at: value)
            }
            for issue in issues where !add(pair: issue, to: setting) {
                report(
                    "A known issue is a rule with a file, such as '- unknown-name: Templates/OvenView.mustache'.",
                    at: issue)
            }
        }
    }

    private mutating func readSeverities(of rules: [YAMLNode.Member]) {
        for (name, rule) in named(rules) where !add(rule.value, to: .check, name: name, at: rule.key) {
            report("'\(name.excerpt)' has no severity. Write one, such as '\(name.excerpt): off'.", at: rule.key)
        }
    }

    /// Reads a name, or a map with one name and its pattern.
    private mutating func read(redaction: YAMLNode) {
        if add(redaction, to: .redact, at: redaction) || add(pair: redaction, to: .redact) { return }
        report(
            "A redaction is a name, such as '- uuid', or a name with a pattern, such as '- build: build \\d+'.",
            at: redaction)
    }

    /// The members that have a name of their own.
    private mutating func named(_ members: [YAMLNode.Member]) -> [(name: String, member: YAMLNode.Member)] {
        var names: Set<String> = []
        return members.compactMap { member in
            guard let name = member.key.text else {
                report("A key is not a text.", at: member.key)
                return nil
            }
            guard names.insert(name).inserted else {
                report("'\(name.excerpt)' is defined twice. Remove one of the two.", at: member.key)
                return nil
            }
            return (name, member)
        }
    }

    /// Whether a node is a map with one name and its text, which is then added.
    private mutating func add(pair node: YAMLNode, to setting: PackageSettings.Setting) -> Bool {
        guard let pair = node.map, pair.count == 1, let name = pair[0].key.text else { return false }
        return add(pair[0].value, to: setting, name: name, at: node)
    }

    /// Whether a node is a text, which is then added.
    private mutating func add(
        _ node: YAMLNode, to setting: PackageSettings.Setting, name: String = "", at place: YAMLNode
    ) -> Bool {
        guard let text = node.text, !text.isEmpty, !node.isNull else { return false }
        entries.append(PackageSettings.Entry(setting: setting, name: name, value: text, line: place.place.line))
        return true
    }

    private mutating func report(_ message: String, at node: YAMLNode) {
        problems.append(PackageSettings.problem(message, line: node.place.line))
    }
}
