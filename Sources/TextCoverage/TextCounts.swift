import FOSMVVM

/// How many texts a locale has.
package struct TextCounts: Codable, Equatable, Sendable {
    /// Those that the locale has itself.
    package private(set) var present = 0
    /// Those that a parent of the locale has.
    package private(set) var inherited = 0
    /// Those that neither has.
    package private(set) var missing = 0
    /// Those that are there, and with which something is wrong in what the locale itself has.
    package private(set) var wrong = 0
    /// Those that the locale has and no preview uses.
    package private(set) var unused = 0

    /// How many texts the previews use.
    package var used: Int { present + inherited + missing }

    mutating func add(_ status: TextStatus) {
        switch status {
        case .present: present += 1
        case .inherited: inherited += 1
        case .missing: missing += 1
        }
    }

    mutating func addWrong() {
        wrong += 1
    }

    mutating func addUnused() {
        unused += 1
    }
}
