/// A problem at a byte of the template being parsed; `TemplateParseError` once its file and line are known.
struct ParseFailure: Error {
    let problem: TemplateParseProblem
    let offset: Int
    /// The tag that is open there, as it is written, and the byte that it begins at.
    var opening: (tag: String, offset: Int)?
}

extension TemplateParseError {
    /// `failure` in the text of a template.
    init(_ failure: ParseFailure, template: String, file: String, bytes: [UInt8]) {
        problem = failure.problem
        location = TemplateLocation(template: template, file: file, offset: failure.offset, in: bytes)
        opening = failure.opening.map { tag, offset in
            Opening(tag: tag, location: TemplateLocation(template: template, file: file, offset: offset, in: bytes))
        }
    }
}
