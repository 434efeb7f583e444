public import Foundation

/// How a sheet is shown.
package struct SheetLook: Hashable, Sendable {
    /// Whether it covers the whole page.
    package var isFullScreen = false
    /// Its height. Nil is the height of its content.
    package var height: Height?
    package var cornerRadius: CGFloat?
    package var paint: _Paint?
    package var hasDragIndicator = false

    /// A height.
    package enum Height: Hashable, Sendable {
        case fraction(CGFloat)
        case pixels(CGFloat)
    }
}

/// The sheet around a view, which exists while the sheet is evaluated.
@MainActor
final class SheetScope {
    var look = SheetLook()
    /// The heights that the user can choose from, the lowest first.
    var detents: [PresentationDetent] = []
    /// The chosen height. Nil if the sheet keeps it.
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isDismissDisabled = false
    var background: [ViewNode] = []

    /// Returns the index of the chosen height.
    func index(of own: PresentationDetent?) -> Int {
        let chosen = selection?.wrappedValue ?? own
        return detents.firstIndex { $0 == chosen } ?? 0
    }
}

extension EnvironmentValues {
    /// Weak because a sheet keeps what is shown in it, with the environment of that.
    private struct SheetReference: EnvironmentKey {
        static var defaultValue: SheetReference { SheetReference() }
        weak var sheet: SheetScope?
    }

    /// The sheet that contains the view. Nil after the evaluation.
    var sheet: SheetScope? {
        get { self[SheetReference.self].sheet }
        set { self[SheetReference.self] = SheetReference(sheet: newValue) }
    }
}

public struct PresentationDetent: Hashable, Sendable {
    let height: SheetLook.Height

    /// Half of the page.
    public static let medium = fraction(0.5)
    /// Nearly the whole page.
    public static let large = fraction(0.95)

    /// Returns a part of the height of the page.
    public static func fraction(_ fraction: CGFloat) -> Self { Self(height: .fraction(fraction)) }

    /// Returns a height in CSS pixels.
    public static func height(_ height: CGFloat) -> Self { Self(height: .pixels(height)) }

    /// An order in which a part of the page is between small and large heights.
    var order: CGFloat {
        switch height {
        case .fraction(let fraction): fraction * 800
        case .pixels(let pixels): pixels
        }
    }
}
