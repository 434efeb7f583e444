import Testing

@testable import PreviewChecks

@Suite struct DifferentPlaceholdersTests {
    @Test(arguments: [
        ("%{count} of %{all}", "%{count}", "lacks %{all}"),
        ("%{count}", "%{anzahl}", "lacks %{count} and adds %{anzahl}"),
        ("All", "%{all}", "adds %{all}"),
    ])
    func findsThem(english: String, german: String, difference: String) {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  Lamp:\n    text: \"\(english)\"\nde:\n  Lamp:\n    text: \"\(german)\"\n"
        ])
        #expect(
            package.lines(DifferentPlaceholders()) == [
                "Lamps.yml:6: 'Lamp.text' of 'de' \(difference), unlike 'en'. Write the same placeholders."
            ])
    }

    @Test func comparesListsElementByElement() {
        let package = SamplePackage(texts: [
            "Lamps.yml": "en:\n  Lamp:\n    list: [\"%{a}\", \"b\"]\nde:\n  Lamp:\n    list: [\"a\", \"%{a}\"]\n"
        ])
        #expect(package.lines(DifferentPlaceholders()).count == 1)
    }

    @Test func comparesTheMainFormOfPluralsByItself() {
        let english = "en:\n  L:\n    n: { one: \"%{n} file\", other: \"%{n} files\" }\n"
        let package = SamplePackage(texts: [
            "A.yml": english + "de:\n  L:\n    n: { one: \"%{n} Datei\", other: \"Dateien\" }\n"
                + "fr:\n  L:\n    n: { one: \"%{n} fichier\", many: \"%{n}\", other: \"%{n} fichiers\" }\n"
        ])
        #expect(
            package.lines(DifferentPlaceholders()) == [
                "A.yml:6: 'L.n' of 'de' lacks %{n}, unlike 'en'. Write the same placeholders."
            ])
    }

    @Test func findsFormsThatLeaveOutANumberAmongSeveral() {
        let package = SamplePackage(texts: [
            "A.yml": "fr:\n  L:\n    n:\n      one: Un fichier\n      many: \"%{n}\"\n      other: \"%{n} fichiers\"\n"
        ])
        #expect(
            package.lines(DifferentPlaceholders()) == [
                "A.yml:4: 'L.n.one' of 'fr' lacks %{n}, which the form 'other' has. "
                    + "Add it: several numbers take this form."
            ])
    }

    @Test func leavesAnotherOrderAndPercentSigns() {
        let package = SamplePackage(texts: [
            "Lamps.yml":
                "en:\n  Lamp:\n    text: \"%{a} %{b} 5% {x}\"\nde:\n  Lamp:\n    text: \"%{b} %{a} 5 % von {y} %{\"\n"
        ])
        #expect(package.lines(DifferentPlaceholders()) == [])
    }

    @Test func `A mistake in the default locale is reported there, and not in the right translations`() {
        let unused = SamplePackage(texts: [
            "A.yml": "en:\n  L:\n    n: \"%{cuont} files\"\nde:\n  L:\n    n: \"%{count} Dateien\"\n"
                + "pl:\n  L:\n    n: \"%{count} plików\"\n"
        ])
        #expect(
            unused.lines(DifferentPlaceholders()) == [
                "A.yml:3: 'L.n' of 'en' lacks %{count} and adds %{cuont}, unlike 'de'. Write the same placeholders."
            ])
        let used = SamplePackage.repairs(english: ["count": "\"%{m}\""], german: ["count": "\"%{n}\""])
        #expect(used.lines(DifferentPlaceholders()) == [])
        #expect(used.lines(UnfilledPlaceholder()).count == 1)
    }

    @Test func `A mistake in a form is reported at the form`() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  L:\n    n:\n      one: \"%{n} file\"\n      other: \"%{n} files\"\n"
                + "de:\n  L:\n    n:\n      one: \"%{n} Datei\"\n      other: \"%{m} Dateien\"\n"
        ])
        #expect(package.lines(DifferentPlaceholders()).map { $0.prefix(7) } == ["A.yml:1"])
        #expect(package.lines(DifferentPlaceholders()).first?.hasPrefix("A.yml:10: 'L.n' of 'de'") == true)
    }

    @Test func leavesAListBesideOneText() {
        #expect(SamplePackage.repairs(german: ["count": "[a]"]).lines(DifferentPlaceholders()) == [])
    }
}
