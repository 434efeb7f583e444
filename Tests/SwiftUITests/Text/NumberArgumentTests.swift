import Testing

@testable import SwiftUI

@Suite struct NumberArgumentTests {
    private let english = Locale(identifier: "en_US")

    private func text(_ number: some _FormatSpecifiable, _ specifier: String, _ locale: String = "en_US") -> String {
        NumberArgument(number).text(specifier, locale: Locale(identifier: locale))
    }

    @Test func wholeNumbersAreGrouped() {
        #expect(text(1234, "%lld") == "1,234")
        #expect(text(1234, "%lld", "de_DE") == "1.234")
        #expect(text(-5, "%d") == "-5")
        #expect(text(UInt64.max, "%llu") == "18,446,744,073,709,551,615")
        #expect(text(7, "%lld", "ar_EG") == "٧")
    }

    @Test func fractionsHaveTheDigitsOfTheFormat() {
        #expect(text(1234.5, "%lf") == "1,234.500000")
        #expect(text(2.345, "%.1f") == "2.3")
        #expect(text(2.5, "%.1f", "de_DE") == "2,5")
        #expect(text(CGFloat(3), "%.0f") == "3")
        #expect(text(3, "%.2f") == "3.00")
        #expect(text(7.25, "%06.2f") == "007.25")
    }

    @Test func widthsAndSignsAreKept() {
        #expect(text(5, "%02d") == "05")
        #expect(text(5, "%3d") == "  5")
        #expect(text(5, "%-3d|") == "%-3d|")
        #expect(text(5, "%-3d") == "5  ")
        #expect(text(5, "%+d") == "+5")
        #expect(text(255, "%x") == "ff")
        #expect(text(255, "%04X") == "00FF")
        #expect(text(1500.0, "%.1e") == "1.5e+03")
        #expect(text(65, "%c") == "A")
    }

    @Test func anythingElseIsShownAsItIs() {
        #expect(text(5, "abc") == "abc")
        #expect(text(Double.nan, "%d") == "0")
        #expect(FormatString("100%, %% %1$@ and %2$lld").parts.count == 4)
        #expect(FormatSpecifier("%1$lld")?.position == 1)
        #expect(FormatSpecifier("%999999999999999999999d")?.text == "%999999999999999999999d")
    }
}
