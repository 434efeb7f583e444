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

    /// Compiles only if a reference has no other cases.
    @Test(arguments: [nil, 1]) func aReferenceIsAKeyOrAnElement(index: Int?) {
        switch LocalizableRef(for: Nested.self, propertyName: "steps", index: index) {
        case .value(let key): #expect(key == "TypeKeysTests.Nested.steps" && index == nil)
        case .arrayValue(let key, let element): #expect(key == "TypeKeysTests.Nested.steps" && element == index)
        }
    }

    @Test func theNameOfAPropertyIsAddedToTheKey() {
        let reference = LocalizableRef(key: "Nested", property: "x1", index: 2)
        #expect(reference.parts.key == "Nested" && reference.parts.property == "x1")
        #expect(reference.description == "Nested[2]")
        #expect(reference != LocalizableRef(key: "Nested", property: "x2", index: 2))
        #expect(reference.withoutIdentity == LocalizableRef(key: "Nested", property: "x2", index: 2).withoutIdentity)
        #expect(LocalizableRef.value(key: "Nested").withoutIdentity == .value(key: "Nested"))
        #expect(LocalizableRef.value(key: "Nested").parts.property == nil)
    }
}
