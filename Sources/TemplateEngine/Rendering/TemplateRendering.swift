/// What rendering made.
public struct TemplateRendering: Sendable {
    /// The output in UTF-8.
    public let bytes: [UInt8]
    /// What went wrong on the way; empty when all is well.
    public let diagnostics: [TemplateDiagnostic]

    /// The output as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
