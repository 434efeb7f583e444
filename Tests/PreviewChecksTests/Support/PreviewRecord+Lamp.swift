import PreviewCatalog

extension PreviewRecord {
    /// A preview of a lamp, declared in a line of its own.
    static func lamp(
        _ name: String, line: Int = 9, _ viewModel: @autoclosure @escaping @Sendable () -> LampViewModel
    ) -> PreviewRecord {
        PreviewRecord(name: name, file: "/package/Sources/Lamps/LampView.swift", line: line) {
            LampView.previewHost(viewModel: viewModel())
        }
    }
}
