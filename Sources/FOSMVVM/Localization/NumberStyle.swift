/// How a number is written, apart from the locale.
struct NumberStyle: Hashable, Sendable {
    var groups = true
    var groupingSize = 3
    var minimumFractionDigits = 0
    var maximumFractionDigits = 0
}
