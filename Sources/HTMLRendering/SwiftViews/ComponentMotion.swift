#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension Animation {
        /// The number of points of the curve of a spring.
        private static let points = 32
        /// The longest time in seconds, after which a reader no longer waits for a motion.
        private static let longest = 10.0

        /// The custom properties with which `components.css` moves nothing.
        static let none = [
            (property: "--ui-motion-duration", value: "0s"), (property: "--ui-motion-delay", value: "0s"),
        ]

        /// The custom properties with which `components.css` moves changes.
        var declarations: Declarations {
            [
                ("--ui-motion-duration", Self.seconds(duration)), ("--ui-motion-curve", curveFunction),
                ("--ui-motion-delay", Self.seconds(wait)),
            ]
        }

        /// The declarations for an attribute.
        var style: String { declarations.map { "\($0.property): \($0.value)" }.joined(separator: "; ") }

        private var curveFunction: String {
            switch curve {
            case .unit(let curve):
                return "cubic-bezier(\(ComponentBox.numbers([curve.start.x, curve.start.y, curve.end.x, curve.end.y])))"
            case .spring(let spring):
                let times = (0..<Self.points).map { spring.settlingDuration * Double($0) / Double(Self.points) }
                return "linear(\(ComponentBox.numbers(times.map(spring.progress) + [1])))"
            }
        }

        private static func seconds(_ time: Double) -> String {
            "\(ComponentBox.number(time.isFinite ? min(max(time, 0), longest) : 0))s"
        }
    }

    extension ComponentBox {
        /// Numbers as the parameters of a function.
        fileprivate static func numbers(_ numbers: [Double]) -> String { numbers.map(number).joined(separator: ", ") }
    }

    extension TransitionState {
        /// The properties that differ, as `components.css` names them.
        var names: String {
            let names = [
                opacity.map { _ in "opacity" }, scale.map { _ in "scale" },
                offset == nil && distance == nil ? nil : "translate",
            ]
            return names.compactMap(\.self).joined(separator: " ")
        }

        /// The custom properties with the values.
        func declarations(of way: String) -> Declarations {
            var all: Declarations = []
            if let scale {
                all.append(("--ui-\(way)-scale", ComponentBox.number(scale)))
                all.append(("--ui-\(way)-origin", anchor.css))
            }
            guard offset != nil || distance != nil else { return all }
            let x = Self.length(distance?.width, offset?.width)
            let y = Self.length(distance?.height, offset?.height)
            all.append(("--ui-\(way)-translate", "calc((\(x)) * var(--ui-direction, 1)) calc(\(y))"))
            return all
        }

        private static func length(_ share: CGFloat?, _ pixels: CGFloat?) -> String {
            "\(ComponentBox.number((share ?? 0) * 100))% + \(ComponentBox.pixels(pixels ?? 0))"
        }
    }
#endif
