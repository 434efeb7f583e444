#if SwiftViews
    public import FOSMVVM
    import XCTest

    /// Asserts that a text on the screen is the text of a localized ViewModel.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func XCTAssertEqual(
        _ shown: @autoclosure () -> String?, _ text: @autoclosure () -> some Localizable,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(shown(), text().textOnScreen, message(), file: file, line: line)
    }

    /// Asserts that a text on the screen is another one than the text of a localized ViewModel.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func XCTAssertNotEqual(
        _ shown: @autoclosure () -> String?, _ text: @autoclosure () -> some Localizable,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertNotEqual(shown(), text().textOnScreen, message(), file: file, line: line)
    }

    extension Localizable {
        /// The text, or why there is none, which no screen shows.
        fileprivate var textOnScreen: String {
            do {
                return try localizedString
            } catch {
                return "\(Self.self) has no text: \(error.localizedDescription)"
            }
        }
    }
#endif
