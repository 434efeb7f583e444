/// The paths of a package's files in its repository.
struct RepositoryPaths {
    private let prefix: String

    /// - Parameter prefix: What leads from the repository's folder to the package's, empty where they are one.
    init(prefix: String) {
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    }

    /// The path of a file; one outside of the package has its whole path already.
    func path(of file: String) -> String {
        file.hasPrefix("/") ? file : prefix + file
    }
}
