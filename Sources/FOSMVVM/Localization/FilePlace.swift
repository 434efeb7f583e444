/// Writes where something is, as editors and terminals link it.
package enum FilePlace {
    /// `file:line:column` as far as they are known, both from 1; empty where nothing is.
    package static func text(file: String?, line: Int?, column: Int?) -> String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
