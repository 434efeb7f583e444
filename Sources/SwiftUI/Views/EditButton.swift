/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether rows can be deleted and moved.
    public var isEditing: Bool { self != .inactive }
}

/// A button that begins and ends editing the lists of its screen.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.self) private var environment

    /// Creates a button.
    public init() {}

    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(provided: (isEditing ? SystemText.done : .edit).string(in: environment))
        }
    }
}

extension EnvironmentValues {
    /// Whether the user edits the lists of the screen.
    @Entry public var editMode: Binding<EditMode>?
}
