import Testing

@testable import FOSMVVM

private struct Outer<Value> {
    struct Inner {}
}

@Suite struct TypeKeysTests {
    struct Nested {
        enum Deeper {}
    }

    @Test func namesAreWithoutModulePrivateContextAndGenerics() {
        #expect(TypeKeys.key(of: TypeKeysTests.self) == "TypeKeysTests")
        #expect(TypeKeys.key(of: Nested.Deeper.self) == "TypeKeysTests.Nested.Deeper")
        #expect(TypeKeys.key(of: Outer<[Int: String]>.self) == "Outer")
        #expect(TypeKeys.key(of: Outer<Nested>.Inner.self) == "Outer.Inner")
    }

    @Test func aNestedTypeStandsUnderItsParentOnce() {
        #expect(TypeKeys.key(of: Nested.self, nestedIn: TypeKeysTests.self) == "Nested")
        #expect(TypeKeys.key(of: Outer<Int>.self, nestedIn: TypeKeysTests.self) == "Outer")
    }

    @Test func aNestedTypeIsAlsoFoundByItsOwnName() {
        _ = TypeKeys.key(of: Nested.Deeper.self)
        #expect(
            TypeKeys.spellings(of: "TypeKeysTests.Nested.Deeper.title.short") == [
                "TypeKeysTests.Nested.Deeper.title.short", "Nested.Deeper.title.short", "Deeper.title.short",
            ])
        #expect(TypeKeys.spellings(of: "TypeKeysTests.other.title") == ["TypeKeysTests.other.title"])
        #expect(TypeKeys.spellings(of: "title") == ["title"])
    }

    @Test func keysHaveParentsAndDiscriminators() {
        let reference = LocalizableRef(
            for: Outer<Int>.self, parentType: Nested.self, parentKeys: "form", "", "title", propertyName: "short")
        #expect(reference == .value(key: "TypeKeysTests.Nested.Outer.form.title.short"))
        let third = LocalizableRef(for: Nested.self, parentKeys: [], propertyName: "steps", index: 2)
        #expect(third == .arrayValue(key: "TypeKeysTests.Nested.steps", index: 2))
        #expect(third.description == "TypeKeysTests.Nested.steps[2]")
    }
}
