import FOSMVVM

/// A tool with a tag that a phone can read.
public struct LendableTool: Codable, Hashable, Identifiable, Sendable {
    public let id: ModelIdType
    public let displayName: LocalizableString
    /// The number on the tag.
    public let tag: String

    /// Creates a tool.
    public init(id: ModelIdType, displayName: LocalizableString, tag: String) {
        self.id = id
        self.displayName = displayName
        self.tag = tag
    }
}

/// The kinds of tools that people borrow for a repair at home.
public enum ToolKind: String, CaseIterable, Codable, Sendable {
    case cordlessDrill, heatGun, hexKeys, sewingKit, torqueWrench

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

extension LendableTool {
    /// Returns one tool of each kind.
    static func stubs(of kinds: [ToolKind]) -> [LendableTool] {
        zip(UInt8(41)..., kinds).map { number, kind in
            LendableTool(id: .fixed(number), displayName: kind.localizableString, tag: "T-\(number)")
        }
    }
}
