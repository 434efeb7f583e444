#if SwiftViews && os(Linux)
    import SwiftUI

    /// The layers of a box, from the inside to the outside, in the order in which CSS lays out and draws them.
    ///
    /// It draws filters, then clips, then makes transparent, then scales, turns and moves.
    enum BoxLayer: Int, Comparable {
        case content, padding, frame, background, corners, filter, clip, opacity, scale, rotation, offset, margin

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    extension StyleAttribute {
        /// Returns the layer of the attribute in a box, and the properties that nothing else in this box may set. Nil if
        /// it belongs to any layer.
        ///
        /// An attribute needs a box of its own if a layer outside of its layer is in use, or if one of these properties has
        /// a value. Of any other property, the value of the innermost modifier applies.
        ///
        /// - Parameter declared: The declarations of the attribute.
        func place(in box: ComponentBox, declaring declared: Declarations) -> (layer: BoxLayer, unique: [String])? {
            var all: [String] { declared.map(\.property) }
            switch self {
            case .padding(_, let length?) where !length.isFinite: return nil
            // Padding around a frame, a background or what is painted is a margin, and so is negative padding, which CSS
            // does not have.
            case .padding(_, let length) where box.isPainted || box.layer >= .frame || length ?? 0 < 0:
                return (.margin, [])
            case .padding: return (.padding, [])
            // Padding around the frame of a content, or around one that fills its space, is in the same layer.
            case .frame(let frame)
            where box.layer == .content || frame.maxWidth == .infinity || frame.maxHeight == .infinity:
                return (min(box.layer, .frame), ["box-sizing"])
            case .frame, .containerFrame: return (.frame, ["box-sizing"])
            case .background: return (.background, [])
            case .cornerRadius: return (.corners, [])
            case .effect(.filter): return (.filter, [])
            case .effect(.clip), .effect(.border), .effect(.mask): return (.clip, all)
            case .effect(.opacity), .effect(.hidden), .effect(.blend), .effect(.isolation): return (.opacity, all)
            case .effect(.scale), .effect(.mirrored): return (.scale, all)
            // A rotation around the point of a scale is in the same box.
            case .effect(.rotation(_, let anchor)) where box.value(of: "transform-origin") == anchor.css:
                return (.rotation, ["rotate"])
            case .effect(.rotation), .effect(.rotation3D): return (.rotation, all)
            case .effect(.offset), .effect(.guide): return (.offset, all)
            default: return nil
            }
        }

        /// Whether it changes the size of a node, or what is behind it.
        var isOfBox: Bool {
            switch self {
            case .padding, .frame, .background, .cornerRadius, .containerFrame: true
            default: false
            }
        }
    }
#endif
