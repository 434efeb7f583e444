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

    @Test func keysHaveParentsAndDiscriminators() {
        let reference = LocalizableRef.property(
            "title", of: Outer<Int>.self, parentType: Nested.self, parentKeys: ["form"], discriminators: [nil, "short"])
        #expect(reference.key == "TypeKeysTests.Nested.Outer.form.title.short")
    }
}
