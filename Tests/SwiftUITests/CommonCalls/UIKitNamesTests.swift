import SwiftUI
import Testing

/// Names of UIKit that views read with only SwiftUI imported.
@MainActor @Suite struct UIKitNamesTests {
    private struct TabsView: View {
        init() { UITabBar.appearance().isHidden = true }

        var body: some View {
            TabView {
                VStack {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
                Text(verbatim: "c").tabItem { Text(verbatim: "C") }
            }
        }
    }

    private struct ListView: View {
        init() {
            UITableView.appearance().backgroundColor = .clear
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        }

        var body: some View { List { Text(verbatim: "a") } }
    }

    private struct Around<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    private func subjects(_ view: some View) -> [String?] { ViewSession(view).update().problems.map(\.subject) }

    @Test func theScreenIsAPhone() {
        let view = Around { Color.red.frame(width: UIScreen.main.bounds.width / 2) }
        let tree = ViewSession(view).tree
        #expect(tree.content.first?.style == Color.red.frame(width: 195).nodes.first?.style)
        #expect(tree.problems.map(\.subject) == ["UIScreen.main"])
        #expect(tree.problems.first?.message.contains("GeometryReader") == true)
    }

    @Test func thePageHasNoSafeArea() {
        let view = Around {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 20
            Text(verbatim: "a").padding(.top, top + (scene?.keyWindow?.safeAreaInsets.bottom ?? 20))
        }
        let tree = ViewSession(view).tree
        #expect(tree.content.first?.style == [.padding(.top, length: 0)])
        #expect(tree.problems.map(\.subject) == ["The safe area of UIWindow"])
    }

    @Test func theAppearanceOfATabBarHidesIt() throws {
        let tree = ViewSession(Around { TabsView() }).tree
        #expect(tree.outline == "tabView\n  vStack\n    text a\n    text b\n")
        #expect(tree.problems.isEmpty)
    }

    @Test func anyOtherAppearanceIsNoted() {
        #expect(subjects(Around { ListView() }) == ["UITableView.appearance()", "UINavigationBar.appearance()"])
    }

    @Test func whatAnActionCallsIsNoted() throws {
        let session = ViewSession(
            Button("Vibrate") {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                UIPasteboard.general.string = "a"
            })
        try session.tap("Vibrate")
        let subjects = session.evaluateAgain().problems.map(\.subject)
        #expect(subjects == ["UIImpactFeedbackGenerator", "UIPasteboard.general"])
    }

    @Test func whatIsReadWhenAViewAppearsIsNoted() {
        let view = Text(verbatim: "a").onAppear { UIApplication.shared.open(URL(filePath: "/")) }
        #expect(subjects(view) == ["UIApplication.open(_:)"])
    }

    @Test func imagesAreThoseOfThePackageOrOfData() throws {
        let named = try #require(UIImage(named: "bench"))
        #expect(ViewSession(Image(uiImage: named)).tree.outline == "asset bench\n")
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(ViewSession(Image(uiImage: symbol)).tree.outline == "symbol star\n")
        let data = Data([0x89, 0x50, 0x4E, 0x47])
        let image = try #require(UIImage(data: data))
        #expect(ViewSession(Image(uiImage: image)).tree.outline == "image data:image/png;base64,iVBORw==\n")
        #expect(image.pngData() == data && UIImage(data: Data("text".utf8)) == nil)
    }

    @Test func someCornersOfAPathAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 5, height: 5))
        let shape = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 5)
        #expect(Path(path.cgPath) == shape.path(in: rect))
    }

    @Test func aPathOfUIKitHasItsParts() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 5, y: 6))
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2)))
        path.close()
        var expected = Path()
        expected.move(to: CGPoint(x: 1, y: 2))
        expected.addLine(to: CGPoint(x: 3, y: 4))
        expected.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 6))
        expected.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        expected.closeSubpath()
        #expect(Path(path.cgPath) == expected)
    }

    @Test func colorsGoToUIKitAndBack() {
        let colors = [Color.red, .primary, Color("Brand"), Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5)]
        #expect(colors.map { Color(uiColor: UIColor($0)) } == colors)
        #expect(Color(UIColor.systemGroupedBackground.withAlphaComponent(0.5)).opacity == 0.5)
        // swift-format-ignore: NoPlaygroundLiterals
        let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 1])
        #expect(!UIColor.systemRed.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    }

    @Test func aColorCanDependOnTheTheme() {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.2, alpha: 1) }
        #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 0.2, alpha: 1))
        // A color that depends on another one, and an opacity that replaces that of both.
        let faint = UIColor { _ in ink }.withAlphaComponent(0.5)
        let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor.white.withAlphaComponent(0.5))
        #expect(Color(uiColor: ink) == Color(uiColor: UIColor { _ in ink }))
        #expect(Color(uiColor: ink) != Color(uiColor: faint))
    }

    @Test func colorsOfCoreGraphicsHaveParts() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
        #expect(color.components == [0.1, 0.2, 0.3, 0.5] && color.numberOfComponents == 4)
        #expect(Color(cgColor: color) == Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5))
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.5).cgColor == color)
        #expect(UIColor(cgColor: color).cgColor == color && CGColor(gray: 1, alpha: 1).components == [1, 1, 1, 1])
        #expect(Color.red.cgColor == nil && UIColor.systemRed.cgColor.components == nil)
    }

    @Test func fontsOfUIKitAreFonts() {
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
        #expect(UIFont(name: "Futura", size: 12).map { Font($0) } == .custom("Futura", size: 12))
    }

    @Test func transformsApplyInOrder() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform) == CGRect(x: 10, y: 0, width: 2, height: 3))
        let path = Rectangle().transform(transform).path(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 2, height: 3))
    }
}

@MainActor extension View {
    fileprivate var nodes: [ViewNode] { ViewSession(self).tree.content }
}
