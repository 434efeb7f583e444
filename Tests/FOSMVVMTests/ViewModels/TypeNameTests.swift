import Testing

@testable import FOSMVVM

/// A shop, whose ViewModels are in extensions.
public enum Shop {}

// The members that the macro adds must be public, too.
// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension Shop {
    @ViewModel
    struct ShelfViewModel {
        @LocalizedString public var title
        public var vmId = ViewModelId(type: Self.self)

        public static func stub() -> Self { .init() }
    }
}

@Suite struct TypeNameTests {
    private struct Nested<Value> { let value: Value }

    @Test(
        arguments: [Int.self, [String?].self, Nested<Int>.self, Shop.ShelfViewModel.self, TypeNameTests.self]
            as [Any.Type])
    func namesAreThoseOfDescriptions(type: Any.Type) {
        #expect(TypeName.of(type) == String(describing: type))
        #expect(TypeName.qualified(type) == String(reflecting: type))
    }
}
