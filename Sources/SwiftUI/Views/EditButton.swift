public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.self) private var environment

    public init() {}

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
    @Entry public var editMode: Binding<EditMode>?
}
