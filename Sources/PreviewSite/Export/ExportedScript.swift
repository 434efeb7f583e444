/// A script of the site whose imports lead to the files of an export.
enum ExportedScript {
    /// Returns a script that imports others by names without digests, as they have in an export.
    static func changing(_ script: String) -> String {
        script.replacing(/"\.\/(?<name>[\w-]+)\.[0-9a-f]{16}\.js"/) { "\"./\($0.output.name).js\"" }
    }
}
