extension SnapshotResult {
    /// Everything about a failure, for people: title, message, difference, file, address and command.
    public func text(colored: Bool) -> String {
        let head = "\(status.rawValue): \(title)" + (message.map { " — \($0)" } ?? "")
        let tail = [
            "file: \(file)", address.map { "see: \($0)" }, acceptCommand.map { "accept: \($0)" },
            recordCommand.map { "record: \($0)" },
        ]
        return ([head, difference?.text(colored: colored)] + tail).compactMap(\.self).joined(separator: "\n  ")
    }
}
