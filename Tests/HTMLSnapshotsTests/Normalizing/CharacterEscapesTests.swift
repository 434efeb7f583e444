import Testing

@testable import HTMLSnapshots

@Suite struct CharacterEscapesTests {
    @Test func noCharacterThatIsKeptIsInvisible() {
        let categories: [Unicode.GeneralCategory] = [.format, .spaceSeparator, .lineSeparator, .paragraphSeparator]
        for scalar in (UInt32(0xA1)...0x1FFFF).compactMap(Unicode.Scalar.init) {
            let isInvisible =
                categories.contains(scalar.properties.generalCategory)
                || scalar.properties.isDefaultIgnorableCodePoint
            let isWritten = CharacterEscapes.escaped(String(scalar)) != String(scalar)
            #expect(isWritten == isInvisible, "U+\(String(scalar.value, radix: 16))")
        }
    }
}
