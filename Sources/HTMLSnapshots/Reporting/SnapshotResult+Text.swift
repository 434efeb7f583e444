extension SnapshotResult {
    /// Everything about a failure, for people: title, message, difference, file, address and command.
    public func text(colored: Bool) -> String {
        let head = "\(status.rawValue): \(title)" + (message.map { " — \($0)" } ?? "")
        let tail = [
            "file: \(file)", address.map { "see: \($0)" }, acceptCommand.map { "accept: \($0)" },
            recordCommand.map { "record: \($0)" },
        ]
        let lines = ([head] + tail).compactMap(\.self).map(VisibleText.of)
        let changes = difference.map { [$0.text(colored: colored)] } ?? []
        return (lines.prefix(1) + changes + lines.dropFirst()).joined(separator: "\n  ")
    }
}
