/// The menus of an app on a Mac. They are not evaluated.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// The menus from which a program makes its own.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Not for use. Menus that this module declares have no body.
    public var body: Never {
        // This traps because there is no value to return. Nothing reads the body of menus.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }
}

@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns no menu.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns the first menu, which stands for all of them as none is evaluated.
    public static func buildBlock<Content: Commands, each Other: Commands>(
        _ content: Content, _ other: repeat each Other
    ) -> Content {
        content
    }

    /// Returns no menu, as none is evaluated.
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

/// No menus.
public struct EmptyCommands: Commands {
    public typealias Body = Never

    /// Creates no menus.
    nonisolated public init() {}
}

public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates entries in the place of others.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct TextFormattingCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct InspectorCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    public static let appInfo = Self(name: "appInfo")
    public static let appSettings = Self(name: "appSettings")
    public static let systemServices = Self(name: "systemServices")
    public static let appVisibility = Self(name: "appVisibility")
    public static let appTermination = Self(name: "appTermination")
    public static let newItem = Self(name: "newItem")
    public static let saveItem = Self(name: "saveItem")
    public static let importExport = Self(name: "importExport")
    public static let printItem = Self(name: "printItem")
    public static let undoRedo = Self(name: "undoRedo")
    public static let pasteboard = Self(name: "pasteboard")
    public static let textEditing = Self(name: "textEditing")
    public static let textFormatting = Self(name: "textFormatting")
    public static let toolbar = Self(name: "toolbar")
    public static let sidebar = Self(name: "sidebar")
    public static let windowSize = Self(name: "windowSize")
    public static let windowList = Self(name: "windowList")
    public static let singleWindowList = Self(name: "singleWindowList")
    public static let windowArrangement = Self(name: "windowArrangement")
    public static let help = Self(name: "help")
}

extension Scene {
    /// The scene itself, as a page has no menus of an app.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// The scene itself, as a page has no menus of an app.
    nonisolated public func commandsRemoved() -> some Scene { self }

    /// The scene itself, as it has no windows.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// The scene itself, as it has no windows.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
}
