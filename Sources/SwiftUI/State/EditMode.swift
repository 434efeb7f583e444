/// Whether the user edits the elements of a list.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether the user edits.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    /// Whether the user edits the lists of the view. All views share it, unless a view sets another one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
