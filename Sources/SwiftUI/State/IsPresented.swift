extension EnvironmentValues {
    /// Whether the view is in a sheet, in a popover, or on a screen in front of another one.
    public var isPresented: Bool { dismiss.isPossible }
}
