import CYAML

/// The events of a YAML text, in their order. The text is not parsed recursively, and aliases are not resolved.
///
/// They are those of libyaml.
package struct YAMLEvents: ~Copyable {
    /// An event with its place in the text.
    package struct Event {
        package let kind: Kind
        package let place: YAMLNode.Place
        /// The place after its last character.
        package let end: YAMLNode.Place
    }

    /// The kind of an event.
    package enum Kind {
        /// A text. It is plain if it is not quoted.
        case text(String, isPlain: Bool, anchor: String?)
        case listStart(anchor: String?)
        case mapStart(anchor: String?)
        /// The end of a list or a map.
        case end
        case alias(String)
        case documentStart
        case documentEnd
        case streamStart
        case streamEnd
    }

    /// Why a text does not parse.
    package struct Failure: Error {
        let problem: String
        /// What was being parsed, and where it begins.
        let context: (text: String, place: YAMLNode.Place)?
        let place: YAMLNode.Place
        /// The number of a character that no YAML file may contain.
        let character: UInt32?
    }

    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let text: UnsafeMutableBufferPointer<UInt8>

    /// Begins to parse a text. A byte order mark would count as a character of the first line.
    package init(_ yaml: String) {
        text = .allocate(capacity: yaml.utf8.count)
        _ = text.initialize(from: yaml.utf8)
        // Only fails without memory, for which Swift's own allocations trap, too.
        precondition(yaml_parser_initialize(parser) == 1, "There is not enough memory to read YAML.")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        text.deallocate()
    }

    /// Returns the next event.
    package func next() throws(Failure) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw Failure(parser.pointee) }
        defer { yaml_event_delete(&event) }
        return Event(
            kind: Kind(event), place: YAMLNode.Place(event.start_mark), end: YAMLNode.Place(event.end_mark))
    }
}

extension YAMLEvents.Kind {
    fileprivate init(_ event: yaml_event_t) {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            self = .text(
                String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: Self.name(scalar.anchor))
        case YAML_SEQUENCE_START_EVENT: self = .listStart(anchor: Self.name(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: self = .mapStart(anchor: Self.name(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end
        case YAML_ALIAS_EVENT: self = .alias(Self.name(event.data.alias.anchor) ?? "")
        case YAML_DOCUMENT_START_EVENT: self = .documentStart
        case YAML_DOCUMENT_END_EVENT: self = .documentEnd
        case YAML_STREAM_START_EVENT: self = .streamStart
        // After the end, and after an error, libyaml returns events without a type.
        default: self = .streamEnd
        }
    }

    private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }
}

extension YAMLEvents.Failure {
    fileprivate init(_ parser: yaml_parser_t) {
        problem = parser.problem.map { String(cString: $0) } ?? "there is not enough memory"
        context = parser.context.map { (String(cString: $0), YAMLNode.Place(parser.context_mark)) }
        place = YAMLNode.Place(parser.problem_mark)
        character = parser.error == YAML_READER_ERROR ? UInt32(exactly: parser.problem_value) : nil
    }
}

extension YAMLNode.Place {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
