/// Names of files and folders that every system can have.
enum PortableName {
    /// The characters that a name cannot have on Windows, and in services that keep files. A path has no separator of its own.
    private static let refused = Set<UInt8>("<>:\"\\|?*".utf8)

    /// What Windows keeps for devices, whatever the extension.
    private static let devices: Set<String> = {
        let ports = ["COM", "LPT"].flatMap { port in "0123456789\u{B9}\u{B2}\u{B3}".map { "\(port)\($0)" } }
        return Set(ports + ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"])
    }()

    /// Whether every system can have a file with this name.
    static func isPortable(_ name: String) -> Bool { changing(name) == name }

    /// Returns the name with hyphens in place of refused characters, after the name of a device, and after a last dot or space.
    static func changing(_ name: String) -> String {
        let bytes = name.utf8.map { refused.contains($0) || $0 < 0x20 ? UInt8(ascii: "-") : $0 }
        let allowed = bytes.elementsEqual(name.utf8) ? name : String(decoding: bytes, as: UTF8.self)
        return withoutEnd(withoutDevice(allowed))
    }

    private static func withoutDevice(_ name: String) -> String {
        // No name of a device is longer, so most names need no search.
        guard let end = name.utf8.prefix(9).firstIndex(of: UInt8(ascii: ".")) ?? shortEnd(of: name) else { return name }
        let start = name[..<end]
        let device = start.reversed().drop { $0 == " " }.reversed()
        return devices.contains(String(device).uppercased()) ? "\(start)-\(name[end...])" : name
    }

    private static func shortEnd(of name: String) -> String.Index? { name.utf8.count <= 9 ? name.endIndex : nil }

    private static func withoutEnd(_ name: String) -> String {
        name.hasSuffix(".") || name.hasSuffix(" ") ? name + "-" : name
    }
}
