import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import FOSMacros

@Suite struct DocCommentsTests {
    @Test(arguments: [
        ("struct S {}", ""), ("// Not a doc comment.\nstruct S {}", ""), ("/// One.\nstruct S {}", "One."),
        ("/// One.\n///\n///  Two.\n@A struct S {}", "One.\n\n Two."), ("///One.\nstruct S {}", "One."),
        ("/** One. */\nstruct S {}", "One."), ("/**\n * One.\n * - Two.\n */\nstruct S {}", "One.\n- Two."),
        ("///\nstruct S {}", ""), ("/**/\nstruct S {}", ""), ("/// \"q\" \\(x) #\nstruct S {}", "\"q\" \\(x) #"),
    ])
    func theTextHasNoMarkers(source: String, comment: String) {
        let declaration = DeclSyntax("\(raw: source)")
        #expect(declaration.docComment == comment)
    }

    @Test(arguments: ["One.", "Two\nlines", "\"q\" \\(x) \\n", "#\"#", "", "日本"])
    func aLiteralHasTheText(text: String) {
        let literal = ExprSyntax("\(raw: text.literal)").as(StringLiteralExprSyntax.self)
        #expect(literal?.representedLiteralValue == text)
        #expect(!text.literal.contains("\n"))
    }
}
