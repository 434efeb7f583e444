@testable import FOSMacros

/// The record constants in an expansion, by which declarations are found.
enum ExpectedRecord {
    /// Returns the record of a ViewModel whose name is in the second line.
    ///
    /// - Parameters:
    ///   - comment: The doc comment.
    ///   - properties: The tuples of the properties, as they are written.
    static func viewModel(_ name: String, comment: String = "", properties: String...) -> String {
        let place = #"\#(name).self, file: "test.swift", line: \#(comment.isEmpty ? 2 : 3)"#
        let list = properties.joined(separator: ", ")
        let documentation = #"documentation: { ViewModelDocumentation("\#(comment)", properties: [\#(list)]) }"#
        let arguments = comment.isEmpty && properties.isEmpty ? place : "\(place), \(documentation)"
        return record(
            "__macro_local_9viewModelfMu_", of: "ViewModelRecord", in: "fos_viewmodels",
            body: """
                #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
                        ViewModelRecord.register(\(arguments), bundle: { .module }, in: $0)
                        #else
                        ViewModelRecord.register(\(arguments), in: $0)
                        #endif
                """)
    }

    /// Returns the expansion of a preview that begins in the first line.
    ///
    /// - Parameters:
    ///   - name: The source of the name.
    ///   - host: The source of the traits, the bundle and the locale.
    ///   - around: The source before, in and after the ViewModel.
    ///   - body: The closure.
    static func preview(
        name: String, host: String = "", around: (before: String, viewModel: String, after: String)? = nil, body: String
    ) -> String {
        let source =
            around.map {
                "source: PreviewSource(\($0.before.literal), \($0.viewModel.literal), \($0.after.literal)), "
            } ?? ""
        let arguments = #"name: \#(name), file: "test.swift", line: 1, \#(host)\#(source)in: _list"#
        let record = record(
            "_record", of: "PreviewRecord", in: "fos_previews", body: "_register($0)")
        return """
            private func _previewRecord(__macro_local_7PreviewfMu_: Void) {
                enum _Preview {
                \(record)
                nonisolated static func _register(_ _list: UnsafeMutableRawPointer) {
            PreviewRecord.register(\(arguments)) \(body)
                }
                }
            }
            """
    }

    /// Returns the category members of a ViewModel, with the expressions of the types that it contains.
    static func category(holding types: String..., access: String = "") -> String {
        """
        \(access)static var heldTypes: [Any.Type] {
                [\(types.joined(separator: ", "))]
            }

            \(access)static var inferredCategory: ViewCategory {
                inferredCategory {
                    $0.operations
                }
            }
        """
    }

    private static func record(
        _ name: String, of type: String, in section: String, body: String
    ) -> String {
        """
        #if objectFormat(MachO)
            @section("__DATA_CONST,\(section)")
            #else
            @section("\(section)")
            #endif
            @used private static let \(name): \(type).Value = (1, {
                \(body)
            })
        """
    }
}
