public import Foundation

/// A view of UIKit. Views of SwiftUI read the window of a page, and set the appearance of bars and controls.
public class UIView: UIResponder {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var alpha: CGFloat = 1
    public var clipsToBounds = false
    public var tag = 0
    public var isHidden = false

    public required override init() {}

    /// Creates a view. The frame has no effect, because a page shows no views of UIKit.
    public convenience init(frame: CGRect) { self.init() }

    public var frame: CGRect { .zero }
    public var bounds: CGRect { .zero }
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// Returns an object whose properties have no effect on a page.
    public class func appearance() -> Self {
        UsedStandIns.note(
            "\(Self.self).appearance()",
            """
            It changes nothing on a page. Use the modifiers of SwiftUI, such as toolbarBackground, tint and listRowBackground.
            """)
        return Self()
    }

    /// Returns an object whose properties have no effect on a page.
    public class func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self { appearance() }

    /// Runs the changes at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Has no effect, because the browser decides whether a page moves.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        UsedStandIns.note("UIView.setAnimationsEnabled(_:)", "Use a transaction without an animation.")
    }
}

/// The bar of tabs. Views can hide it.
public final class UITabBar: UIView {
    public var isTranslucent = true
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?

    /// Returns an object that hides the bars of tabs. Its other properties have no effect on a page.
    public override class func appearance() -> Self { Self() }

    public override var isHidden: Bool { didSet { UsedStandIns.hideTabBars(isHidden) } }
}

/// The bar above a screen.
public final class UINavigationBar: UIView {
    public var isTranslucent = true
    public var prefersLargeTitles = true
    public var barTintColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var shadowImage: UIImage?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Has no effect on a page.
    public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default`, compact
}

/// A region that scrolls.
public class UIScrollView: UIView {
    public var bounces = true
    public var alwaysBounceVertical = false
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var keyboardDismissMode = KeyboardDismissMode.none

    /// How scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none, onDrag, interactive
    }
}

/// A list.
public final class UITableView: UIScrollView {
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var showsSelection = true
    public var allowsSelection = true
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
    public var sectionFooterHeight: CGFloat = 0
}

/// A row of a list.
public final class UITableViewCell: UIView {
    public var selectionStyle = SelectionStyle.default

    /// The line below a row.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none, singleLine
    }

    /// The look of a selected row.
    public enum SelectionStyle: Int, Hashable, Sendable {
        case none, blue, gray, `default`
    }
}

/// A grid or a list.
public final class UICollectionView: UIScrollView {}

/// A field with several lines.
public final class UITextView: UIScrollView {
    public var textContainerInset = UIEdgeInsets.zero
}

/// A field with one line.
public final class UITextField: UIView {
    public var clearButtonMode = ViewMode.never

    /// When a field shows a view.
    public enum ViewMode: Int, Hashable, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

/// A picker with segments.
public final class UISegmentedControl: UIView {
    public var selectedSegmentTintColor: UIColor?

    /// Has no effect on a page.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A control.
public final class UIControl: UIView {
    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
}

/// The dots below pages.
public final class UIPageControl: UIView {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
}

/// A slider.
public final class UISlider: UIView {
    public var thumbTintColor: UIColor?
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?

    /// Has no effect on a page.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A switch.
public final class UISwitch: UIView {
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
}

/// A progress bar.
public final class UIProgressView: UIView {
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
}

/// A bar below a screen.
public final class UIToolbar: UIView {
    public var barTintColor: UIColor?
}

/// A field that searches.
public final class UISearchBar: UIView {
    public var barTintColor: UIColor?
}

/// An item of a bar.
public final class UIBarButtonItem: UIView {
    /// Has no effect on a page.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// The item of a tab.
public final class UITabBarItem: UIView {
    public var badgeColor: UIColor?

    /// Has no effect on a page.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
