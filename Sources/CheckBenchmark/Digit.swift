/// A type that stands for a digit, so that generic types can be numbered.
protocol Digit: Sendable {
    static var value: Int { get }
}

enum Digits {
    enum Zero: Digit { static let value = 0 }
    enum One: Digit { static let value = 1 }
    enum Two: Digit { static let value = 2 }
    enum Three: Digit { static let value = 3 }
    enum Four: Digit { static let value = 4 }
    enum Five: Digit { static let value = 5 }
    enum Six: Digit { static let value = 6 }
    enum Seven: Digit { static let value = 7 }
    enum Eight: Digit { static let value = 8 }
    enum Nine: Digit { static let value = 9 }

    static let all: [any Digit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]
}
