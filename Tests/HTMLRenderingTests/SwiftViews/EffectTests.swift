#if SwiftViews && os(Linux)
    import SwiftUI
    import Testing

    @testable import HTMLRendering

    /// The declarations of shapes, gradients, effects and styles of texts.
    @MainActor @Suite struct EffectTests {
        /// The styles of the elements of a view, the inner one first.
        private func styles(_ view: some View) -> [String] {
            ComponentBox.boxes(of: ViewSession(view).tree.content[0]).map { "\($0.members[0].value)" }
        }

        private func expect(
            _ view: some View, _ parts: String..., elements: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let styles = styles(view)
            #expect(styles.count == elements, "\(styles)", sourceLocation: sourceLocation)
            for part in parts {
                #expect(styles.joined(separator: "\n").contains(part), "\(styles)", sourceLocation: sourceLocation)
            }
        }

        @Test func shapesHaveTheirOutlines() {
            expect(Rectangle().fill(.red), "--ui-radius: 0", "--ui-paint: var(--ui-red)")
            expect(RoundedRectangle(cornerRadius: 12), "--ui-radius: 12px", "--ui-paint: var(--ui-level-0)")
            expect(Capsule().fill(.blue), "--ui-radius: 9999px")
            expect(Circle().fill(.blue), "--ui-radius: 50%", "--ui-circle: 100cqmin")
            expect(Ellipse(), "--ui-radius: 50%")
            expect(RoundedRectangle(cornerRadius: .nan), "--ui-radius: 0px")
        }

        @Test func linesAreInsideOrHalfOutside() {
            expect(Circle().strokeBorder(.red, lineWidth: 4), "--ui-line: 4px solid var(--ui-red)")
            expect(Circle().stroke(.red, lineWidth: 4), "--ui-line-outside: 2px")
            #expect(!styles(Circle().strokeBorder(.red, lineWidth: 4))[0].contains("--ui-line-outside"))
            expect(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4])), "--ui-line: 2px dashed")
            expect(Circle().stroke(.red, lineWidth: -4), "--ui-line: 0px")
        }

        @Test func gradientsHaveTheirPoints() {
            expect(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
                "linear-gradient(180deg, var(--ui-red) 0%, var(--ui-blue) 100%)")
            expect(
                LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing),
                "linear-gradient(to bottom right, ")
            expect(
                LinearGradient(
                    colors: [.red, .blue], startPoint: .leading, endPoint: UnitPoint(x: 0.5, y: 0.5)),
                "linear-gradient(90deg, var(--ui-red) 0%, var(--ui-blue) 50%)")
            expect(
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 10, endRadius: 30),
                "radial-gradient(circle at 50% 50%, var(--ui-red) 10px, var(--ui-blue) 30px)")
            expect(
                AngularGradient(colors: [.red, .blue], center: .center),
                "conic-gradient(from 90deg at 50% 50%, var(--ui-red) 0deg, var(--ui-blue) 360deg)")
            expect(
                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom),
                "var(--ui-red) 0%, var(--ui-red) 0%")
            expect(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), "transparent, transparent")
        }

        @Test func effectsThatCSSDrawsInTheirOrderShareAnElement() {
            let text = Text(verbatim: "x")
            expect(
                text.blur(radius: 2).clipShape(Capsule()).opacity(0.5).scaleEffect(2).rotationEffect(.degrees(45))
                    .offset(x: 3, y: 4),
                "filter: blur(2px)", "border-radius: 9999px", "opacity: 0.5", "scale: 2 2", "rotate: 45deg",
                "translate: ")
            // A shadow of what is cut off, and the other way round.
            expect(
                text.clipShape(Circle()).shadow(radius: 4), "clip-path: circle(closest-side)", "drop-shadow(",
                elements: 2)
            expect(text.opacity(0.5).opacity(0.5), "opacity: 0.5", elements: 2)
            expect(text.grayscale(1).brightness(0.2), "filter: grayscale(1) brightness(1.2)")
        }

        @Test func whatIsHiddenIsNotSpoken() throws {
            let node = try #require(ViewSession(Text(verbatim: "x").hidden()).tree.content.first)
            #expect(node.isAccessibilityHidden)
            expect(Text(verbatim: "x").hidden(), "visibility: hidden")
        }

        @Test func valuesWithoutMeaningAreBounded() {
            expect(Text(verbatim: "x").opacity(7), "opacity: 1")
            expect(Text(verbatim: "x").blur(radius: -3), "blur(0px)")
            #expect(!"\(styles(Text(verbatim: "x").scaleEffect(.nan)))".contains("nan"))
        }

        @Test func textsHaveLinesAndCases() {
            let text = VStack { Text(verbatim: "x") }
            expect(
                text.underline(pattern: .dash, color: .red), "text-decoration-line: underline",
                "text-decoration-style: dashed", "text-decoration-color: var(--ui-red)")
            expect(text.underline().strikethrough(), "text-decoration-line: underline line-through")
            expect(text.textCase(.uppercase), "text-transform: uppercase")
            expect(text.kerning(2), "letter-spacing: 2px")
            expect(text.multilineTextAlignment(.trailing), "text-align: end")
            expect(text.monospacedDigit(), "font-variant-numeric: tabular-nums")
            expect(text.fontDesign(.serif), "font-family: ui-serif")
            expect(text.foregroundColor(.green), "color: var(--ui-green)")
            expect(text.foregroundColor(nil))
        }

        @Test func aTextShowsAGradientAsItsBackground() {
            let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            expect(Text(verbatim: "x").foregroundStyle(gradient), "background-clip: text", "color: transparent")
        }

        @Test func layoutsKeepRatiosAndSizes() {
            let image = Image("bench").resizable()
            expect(image.scaledToFit(), "object-fit: contain")
            expect(image.aspectRatio(1.5, contentMode: .fill), "object-fit: cover", "aspect-ratio: 1.5")
            expect(Circle().scaledToFit(), "aspect-ratio: 1")
            #expect(!styles(VStack { Text(verbatim: "x") }.scaledToFit()).joined().contains("aspect-ratio"))
            expect(Text(verbatim: "x").zIndex(2), "z-index: 200")
            expect(
                Text(verbatim: "x").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
                "padding-block: 1px 3px", "padding-inline: 2px 4px")
        }

        private struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                Path {
                    $0.addRect(rect)
                    $0.addRect(rect.insetBy(dx: 10, dy: 10))
                }
            }
        }

        @Test func aPartThatIsInsideTwiceCanBeOutside() throws {
            let style = FillStyle(eoFill: true)
            let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            expect(Frame().fill(gradient, style: style), "--ui-clip: shape(evenodd from 0% 0%, ")
            expect(Frame().fill(gradient), "--ui-clip: shape(from 0% 0%, ")
            expect(Text(verbatim: "x").clipShape(Frame(), style: style), "clip-path: shape(evenodd from 0% 0%, ")
            let node = try #require(ViewSession(Frame().fill(.red, style: style)).tree.content.first)
            guard case .shape(let shape) = node.kind else { return }
            let outline = shape.outline(in: CGSize(width: 100, height: 100)) ?? []
            #expect(outline.contains { $0.value?.hasSuffix("; fill-rule: evenodd") == true })
        }

        @Test func aLimitOfTheWidthIsNotWiderThanThePage() {
            expect(Text(verbatim: "x").frame(maxWidth: 600), "max-inline-size: min(100%, 600px)", "inline-size: 600px")
            expect(Text(verbatim: "x").frame(width: 600), "max-inline-size: 600px")
        }
    }
#endif
