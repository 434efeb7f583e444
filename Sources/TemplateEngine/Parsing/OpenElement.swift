/// A section, block or parent whose closing tag is still to come.
struct OpenElement {
    enum Role {
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case inverted
        /// `{{$name}}` with its default content.
        case block
        /// `{{$name}}` directly inside a parent, which passes it. Holds what is taken from its lines once it is closed.
        case argument(outerDedent: Range<Int>)
        /// `{{< name}}`. Holds where its line begins, if the tag may stand alone on it.
        case parent(blankStart: Int?)
    }

    /// A block that a parent tag passes.
    struct PassedBlock {
        let tag: Tag
        let name: BlockName
        /// The first instruction of its content.
        let entry: Int32
    }

    let tag: Tag
    /// The tag as it is written.
    let text: String
    let role: Role
    /// The instruction of the tag, or the first of its content for an argument.
    let instruction: Int
    /// The blocks that a parent passes, as far as they are read.
    var passed: [PassedBlock] = []
}

extension OpenElement {
    var isParent: Bool {
        if case .parent = role { true } else { false }
    }

    /// What messages call the place where the element was opened.
    var opening: (tag: String, offset: Int) { (text, tag.range.lowerBound) }
}
