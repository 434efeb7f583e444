extension DocsPage {
    /// Where a relative destination on this page leads, by its form. Nil for any other, and for one that leaves the
    /// docs folder.
    func target(of destination: String) -> DocsTarget? {
        guard case .relative(let written, let anchor) = LinkDestination(destination),
            let path = Self.path(written, from: folder)
        else { return nil }
        guard path.lowercased().hasSuffix(".md") else {
            return DocsTarget(kind: .file, path: path, anchor: anchor)
        }
        return DocsTarget(kind: .page, path: String(path.dropLast(3)), anchor: anchor)
    }

    /// A relative path with `.` and `..` resolved; nil when it leaves the docs folder.
    private static func path(_ relative: String, from folder: String) -> String? {
        var names = folder.split(separator: "/")
        for name in relative.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }
}
