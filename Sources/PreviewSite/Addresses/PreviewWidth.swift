/// How wide a preview is shown, in CSS pixels.
struct PreviewWidth: Hashable, Comparable, Sendable {
    /// What can be asked for: from the narrowest watch-like frame to a 4K screen.
    static let limits = 240...3840

    /// A phone's.
    static let phone = Self(clamping: 390)

    /// A phone, a tablet and a small desktop.
    static let presets = [phone, Self(clamping: 768), Self(clamping: 1280)]

    let pixels: Int

    /// The width, or nil outside ``limits``.
    init?(pixels: Int) {
        guard Self.limits.contains(pixels) else { return nil }
        self.pixels = pixels
    }

    /// The nearest width within ``limits`` to one that a preview asks for, which may be any number but NaN.
    init(clamping width: Double) {
        pixels = Int(min(max(width, Double(Self.limits.lowerBound)), Double(Self.limits.upperBound)))
    }

    static func < (left: Self, right: Self) -> Bool { left.pixels < right.pixels }
}
