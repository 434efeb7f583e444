#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension StyleAttribute {
        /// Returns what the attribute declares in a box.
        func declarations(in box: ComponentBox) -> Declarations {
            switch self {
            case .font(let font): font.declarations
            case .fontWeight(let weight): weight.declarations
            case .italic: [("font-style", "italic")]
            case .without(.weight): box.hasWeightOfFont ? [] : Font.Weight.regular.declarations
            case .without(.italic): [("font-style", "normal")]
            case .without, .padding, .textScale, .zIndex: []
            case .foreground(let paint): box.isShape ? paint.inShape : paint.foreground(ofText: box.isText)
            case .foregroundLevels(let paints): paints.levels(ofText: box.isText)
            case .frame(let frame): frame.declarations(isInner: box.layer == .content)
            case .background(let paint): paint.background
            case .cornerRadius(let radius): .radius(radius)
            case .lineLimit(let limit): .lineLimit(limit)
            case .reservedLines(let lines): [("min-block-size", "calc(\(lines) * 1lh)")]
            case .line(let line): line.declarations
            case .textAlignment(let alignment): [("text-align", alignment.css)]
            case .textCase(let textCase): [("text-transform", textCase.css)]
            case .letterSpacing(let spacing): .length("letter-spacing", spacing)
            case .lineSpacing(let spacing): .lineSpacing(spacing)
            case .fontDesign(let design): [("font-family", design.css)]
            case .fontWidth(let width): [("font-stretch", width.css)]
            case .monospacedDigits: [("font-variant-numeric", "tabular-nums")]
            case .baselineOffset(let offset):
                [("position", "relative"), ("inset-block-end", ComponentBox.pixels(offset.isFinite ? offset : 0))]
            case .imageScale(let scale): [("--ui-image-scale", scale.css)]
            case .pixelated: [("image-rendering", "pixelated")]
            case .effect(let effect): effect.declarations
            case .aspectRatio(let ratio, let mode): mode.declarations(of: ratio ?? (box.isSquare ? 1 : 0))
            case .fixedSize(let horizontal, let vertical):
                (horizontal ? [("text-wrap", "nowrap")] : []) + [("flex-shrink", horizontal || vertical ? "0" : "1")]
            case .layoutPriority(let priority): [("flex-shrink", priority > 0 ? "0" : "1")]
            case .motion(let animation): animation?.declarations ?? Animation.none
            case .containerFrame(let frame): frame.declarations
            case .sticky(let edge):
                [
                    ("position", "sticky"), (edge == .top ? "inset-block-start" : "inset-block-end", "0"),
                    ("z-index", "1"),
                ]
            case .untouchable: [("pointer-events", "none")]
            case .textSelection(let isAllowed): [("user-select", isAllowed ? "text" : "none")]
            case .redacted: [("--ui-redacted", "1")]
            case .token(let token): token.declarations
            }
        }
    }

    extension Declarations {
        /// A length. Empty without a finite one.
        static func length(_ property: String, _ length: CGFloat?) -> Self {
            guard let length, length.isFinite else { return [] }
            return [(property, ComponentBox.pixels(length))]
        }

        /// An endless radius makes a capsule.
        static func radius(_ radius: CGFloat) -> Self {
            .length("border-radius", radius.isNaN ? 0 : Swift.min(Swift.max(radius, 0), 9999))
        }
    }

    extension [Edge: Double] {
        /// The lengths at all edges. Empty without any.
        func declarations(of name: String) -> Declarations {
            guard !isEmpty else { return [] }
            let css = { (edge: Edge) in ComponentBox.pixels(self[edge] ?? 0) }
            return [
                ("\(name)-block", "\(css(.top)) \(css(.bottom))"),
                ("\(name)-inline", "\(css(.leading)) \(css(.trailing))"),
            ]
        }
    }

    extension SwiftUI.Frame {
        /// A frame around padding includes it, and an inner one does not.
        fileprivate func declarations(isInner: Bool) -> Declarations {
            let isContent = isInner && maxWidth != .infinity
            var all = [(property: "box-sizing", value: isContent ? "content-box" : "border-box")]
            all += .length("min-inline-size", minWidth)
            if let maxWidth, maxWidth.isFinite {
                // A width is kept where there is less room, but a limit is not.
                let length = ComponentBox.pixels(maxWidth)
                all.append(("max-inline-size", idealWidth == nil ? "min(100%, \(length))" : length))
            }
            all += .length("min-block-size", minHeight) + .length("max-block-size", maxHeight)
            all += .length("inline-size", idealWidth ?? maxWidth) + .length("block-size", idealHeight)
            return all + alignment.declarations
        }
    }

    extension ContainerFrame {
        fileprivate var declarations: Declarations {
            var all = [(property: "box-sizing", value: "border-box"), (property: "flex-shrink", value: "0")]
            let css = { (length: Length, unit: String) in
                "calc(\(ComponentBox.number(length.share * 100))\(unit) + \(ComponentBox.pixels(length.pixels)))"
            }
            if let width { all.append(("inline-size", css(width, "cqi"))) }
            if let height { all.append(("block-size", css(height, "cqb"))) }
            return all + alignment.declarations
        }
    }

    extension Alignment {
        fileprivate var declarations: Declarations {
            [("--ui-align", vertical.css), ("--ui-justify", horizontal.css)]
        }
    }

    extension ContentMode {
        /// An image is drawn within its frame, which the ratio does not change.
        fileprivate func declarations(of ratio: CGFloat) -> Declarations {
            let fit = [(property: "object-fit", value: self == .fit ? "contain" : "cover")]
            return ratio.isFinite && ratio > 0 ? fit + [("aspect-ratio", ComponentBox.number(ratio))] : fit
        }
    }
#endif
