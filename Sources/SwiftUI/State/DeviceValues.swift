public import Foundation

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The size of the text that the reader prefers, as views of older systems see it.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

extension EnvironmentValues {
    /// Whether the view is wide. It follows the width of the preview, and is compact if the preview has none, as on a phone.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

    /// Whether the view is high. It follows the size of the preview, and is regular if the preview has none.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

    /// The sizes of text with their older names.
    private static var textSizes: [(size: DynamicTypeSize, category: ContentSizeCategory)] {
        Array(zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases))
    }

    /// The size of the text, as views of older systems see it.
    public var sizeCategory: ContentSizeCategory {
        get { Self.textSizes.first { $0.size == dynamicTypeSize }?.category ?? .large }
        set { dynamicTypeSize = Self.textSizes.first { $0.category == newValue }?.size ?? .large }
    }

    /// The calendar of the page's locale, in the time zone of the page.
    public var calendar: Calendar {
        get {
            if let ownCalendar { return ownCalendar }
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { ownCalendar = newValue }
    }

    /// The calendar that a view sets.
    @Entry private var ownCalendar: Calendar?

    /// The number of pixels of a length of 1. The view does not know that of the browser.
    @Entry public var displayScale: CGFloat = 1

    /// The length of a pixel.
    public var pixelLength: CGFloat { displayScale == 0 ? 1 : 1 / displayScale }

    /// Whether the reader prefers less motion. The style sheet follows the browser, which the view does not know.
    public var accessibilityReduceMotion: Bool { false }

    /// Whether the reader prefers less transparency, which the view does not know.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether the reader prefers signs beside colors, which the view does not know.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the reader inverts colors, which the view does not know.
    public var accessibilityInvertColors: Bool { false }

    /// Whether the reader prefers buttons with an outline, which the view does not know.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether a screen reader is used, which the view does not know.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether switches are used in place of a pointer, which the view does not know.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether the reader prefers more contrast, which the view does not know.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// Whether the reader prefers bold text, which the view does not know.
    public var legibilityWeight: LegibilityWeight? { nil }

    /// What can be undone. Always nil, as a page has no menu or gesture that undoes.
    public var undoManager: UndoManager? { nil }
}

/// What can be undone. There is no such object, as Foundation for Linux has no `UndoManager`. With this type, views that
/// would use one compile.
public final class UndoManager {
    private init() {}

    public var canUndo: Bool { false }
    public var canRedo: Bool { false }

    public func undo() {}

    public func redo() {}

    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}

    public func setActionName(_ actionName: String) {}
}
