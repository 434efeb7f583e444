extension Path {
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    public mutating func addEllipse(in rect: CGRect) {
        addTurn(to: 2 * .pi, from: 0) { x, y in
            CGPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
        }
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners. Corners of both styles are parts of ellipses.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRect(rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize])
    }

    /// Adds a rectangle whose corners have sizes: at the top start, the top end, the bottom end and the bottom start.
    mutating func addRect(_ rect: CGRect, corners: [CGSize]) {
        let places: [(x: CGFloat, y: CGFloat, from: Double)] = [
            (rect.minX, rect.minY, .pi), (rect.maxX, rect.minY, 1.5 * .pi), (rect.maxX, rect.maxY, 0),
            (rect.minX, rect.maxY, 0.5 * .pi),
        ]
        for (index, (place, size)) in zip(places, corners).enumerated() {
            let (x, y) = (min(size.width, rect.width / 2), min(size.height, rect.height / 2))
            let center = CGPoint(
                x: place.x == rect.minX ? place.x + x : place.x - x,
                y: place.y == rect.minY ? place.y + y : place.y - y)
            addTurn(to: place.from + .pi / 2, from: place.from, isConnected: index > 0) {
                CGPoint(x: center.x + $0 * x, y: center.y + $1 * y)
            }
        }
        closeSubpath()
    }

    /// Adds a part of a circle, with a line to its beginning. Because `y` is larger below, `clockwise` means the other
    /// direction on the screen, as in Apple's SwiftUI.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let (start, end) = (startAngle.radians, endAngle.radians)
        guard start.isFinite, end.isFinite else { return }
        let turn = 2 * Double.pi
        var delta = end - start
        // The angles say where the arc begins and ends, but not in which direction it goes.
        if clockwise ? delta > 0 : delta < 0 {
            let rest = delta.truncatingRemainder(dividingBy: turn)
            delta = rest == 0 ? 0 : rest + (clockwise ? -turn : turn)
        }
        addTurn(by: delta, from: start, center: center, radius: radius)
    }

    /// Adds a part of a circle that begins at an angle. It is at most one whole circle.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        guard delta.radians.isFinite else { return }
        addTurn(by: delta.radians, from: startAngle.radians, center: center, radius: radius)
    }

    /// Adds at most one turn around a center, with a line to its beginning.
    private mutating func addTurn(by delta: Double, from start: Double, center: CGPoint, radius: CGFloat) {
        let turn = 2 * Double.pi
        addTurn(to: start + min(max(delta, -turn), turn), from: start, isConnected: currentPoint != nil) {
            CGPoint(x: center.x + $0 * radius, y: center.y + $1 * radius)
        }
    }

    /// Adds the part of the circle around zero between two angles, in curves of at most a quarter.
    private mutating func addTurn(
        to end: Double, from start: Double, isConnected: Bool = false, _ point: (CGFloat, CGFloat) -> CGPoint
    ) {
        guard start.isFinite, end.isFinite else { return }
        let first = point(cos(start), sin(start))
        if isConnected { addLine(to: first) } else { move(to: first) }
        let count = max(Int((abs(end - start) / (.pi / 2)).rounded(.up)), 1)
        let step = (end - start) / Double(count)
        let length = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
            addCurve(
                to: point(cos(to), sin(to)),
                control1: point(cos(from) - length * sin(from), sin(from) + length * cos(from)),
                control2: point(cos(to) + length * sin(to), sin(to) - length * cos(to)))
        }
    }

    /// The smallest rectangle around all points, including those that control curves.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        _ = mapped { point in
            points.append(point)
            return point
        }
        guard let first = points.first else { return .zero }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
        return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }

    /// Returns a part of the outline: 0 is its beginning, and 1 its end. Curves become short lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = flattened
        let total = lines.reduce(0) { $0 + $1.length }
        var path = Path()
        var position: CGFloat = 0
        for line in lines {
            defer { position += line.length }
            let start = max(from * total, position)
            let end = min(to * total, position + line.length)
            guard end > start, line.length > 0 else { continue }
            let (first, last) = (
                line.point((start - position) / line.length), line.point((end - position) / line.length)
            )
            if path.currentPoint != first { path.move(to: first) }
            path.addLine(to: last)
        }
        return path
    }

    /// The outline as lines.
    private var flattened: [PathLine] {
        var lines: [PathLine] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint, _ point: (CGFloat) -> CGPoint) {
            var last = current
            for step in 1...24 {
                let next = point(CGFloat(step) / 24)
                lines.append(PathLine(start: last, end: next))
                last = next
            }
            current = end
        }
        for element in elements {
            let from = current
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end):
                lines.append(PathLine(start: current, end: end))
                current = end
            case .quadCurve(let end, let control):
                add(end) { CGPoint.mix([(from, (1 - $0) * (1 - $0)), (control, 2 * $0 * (1 - $0)), (end, $0 * $0)]) }
            case .curve(let end, let first, let second):
                add(end) { t in
                    let s = 1 - t
                    return CGPoint.mix([
                        (from, s * s * s), (first, 3 * s * s * t), (second, 3 * s * t * t), (end, t * t * t),
                    ])
                }
            case .closeSubpath:
                if current != start { lines.append(PathLine(start: current, end: start)) }
                current = start
            }
        }
        return lines
    }
}

/// A line of an outline.
private struct PathLine {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot() }

    func point(_ share: CGFloat) -> CGPoint { .mix([(start, 1 - share), (end, share)]) }
}

extension CGPoint {
    fileprivate static func mix(_ points: [(point: CGPoint, weight: CGFloat)]) -> CGPoint {
        points.reduce(into: .zero) { sum, part in
            sum.x += part.point.x * part.weight
            sum.y += part.point.y * part.weight
        }
    }
}
