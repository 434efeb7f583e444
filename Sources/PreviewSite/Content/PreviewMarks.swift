import FOSMVVM
import PreviewChecks

/// What lists show about a preview: what is wrong with it, and whether a change waits.
struct PreviewMarks: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// It cannot be made, or rendering it reports something.
    static let broken = Self(rawValue: 1)
    /// The rules of `check` find something.
    static let findings = Self(rawValue: 2)
    /// A locale lacks a text of it, or has a wrong one.
    static let texts = Self(rawValue: 4)
    /// A change of its snapshot waits.
    static let snapshot = Self(rawValue: 8)
    /// Something in it does not fit.
    static let layout = Self(rawValue: 16)
    /// axe-core finds something.
    static let accessibility = Self(rawValue: 32)
}

extension PreviewMarks {
    /// Creates the marks of a preview with some problems.
    init(_ problems: [Problem]) {
        self.init(problems.map { Self(of: $0.kind) })
    }

    private init(of kind: FindingKind) {
        self =
            switch kind {
            case .check: .findings
            case .texts: .texts
            case .layout: .layout
            case .accessibility: .accessibility
            case .snapshots: .snapshot
            }
    }
}

/// A mark beside the name of a preview or a view.
struct PreviewMark: Codable, Sendable {
    let icon: String
    let label: LocalizableString

    /// Returns the marks to show, the most important first.
    static func shown(_ marks: PreviewMarks) -> [PreviewMark] {
        let kinds: [(PreviewMarks, name: String, icon: String)] = [
            ([.broken, .findings], "problems", "warning"), (.texts, "texts", "text"), (.layout, "layout", "overflow"),
            (.accessibility, "accessibility", "accessibility"), (.snapshot, "snapshot", "changed"),
        ]
        return kinds.filter { !marks.isDisjoint(with: $0.0) }.map {
            PreviewMark(icon: $0.icon, label: .localized(for: Self.self, propertyName: $0.name))
        }
    }
}
