import FOSMVVM

/// A device whose screen has the size of a preview.
struct CanvasDevice: Sendable {
    enum Kind: String, CaseIterable { case phone, tablet, laptop }

    let kind: Kind
    let name: String
    /// The size of its screen in CSS pixels, as it is held most.
    let width: PreviewLength
    let height: PreviewLength

    private init(_ kind: Kind, _ name: String, _ width: Double, _ height: Double) {
        (self.kind, self.name) = (kind, name)
        (self.width, self.height) = (PreviewLength(clamping: width), PreviewLength(clamping: height))
    }

    static let all = [
        CanvasDevice(.phone, "Galaxy S25", 360, 780),
        CanvasDevice(.phone, "iPhone SE", 375, 667),
        CanvasDevice(.phone, "iPhone 16e", 390, 844),
        CanvasDevice(.phone, "iPhone 17", 402, 874),
        CanvasDevice(.phone, "Pixel 10", 412, 923),
        CanvasDevice(.phone, "iPhone Air", 420, 912),
        CanvasDevice(.phone, "iPhone 17 Pro Max", 440, 956),
        CanvasDevice(.tablet, "iPad mini", 744, 1133),
        CanvasDevice(.tablet, "Pixel Tablet", 800, 1280),
        CanvasDevice(.tablet, "iPad Air 11″", 820, 1180),
        CanvasDevice(.tablet, "iPad Pro 13″", 1032, 1376),
        CanvasDevice(.laptop, "MacBook Air 13″", 1470, 956),
        CanvasDevice(.laptop, "Framework Laptop 13", 1504, 1003),
        CanvasDevice(.laptop, "MacBook Pro 16″", 1728, 1117),
    ]
}

/// The devices whose size a preview can have, and the size that it has.
struct DeviceMenu: Codable, Sendable {
    /// A device, as a link to the same page with its size.
    struct Choice: Codable, Sendable {
        let name: String
        let size: String
        let address: String
        let isCurrent: Bool
    }

    struct Group: Codable, Sendable {
        let id: String
        let label: LocalizableString
        let devices: [Choice]
    }

    let label: LocalizableString
    /// What is shown without a size.
    let none: LocalizableString
    /// The same page without a size.
    let noneAddress: String
    /// The name of the device, or the size that was chosen in another way, or else that there is none.
    let current: LocalizableString
    let isChosen: Bool
    let groups: [Group]

    init(_ links: PageLinks) {
        let (width, height) = (links.parameters.width, links.parameters.height)
        let isHeld = { (device: CanvasDevice) in
            (device.width, device.height) == (width, height) || (device.height, device.width) == (width, height)
        }
        groups = CanvasDevice.Kind.allCases.map { kind in
            let devices = CanvasDevice.all.filter { $0.kind == kind }.map { device in
                Choice(
                    name: device.name, size: "\(device.width.pixels) × \(device.height.pixels)",
                    address: links.here { ($0.width, $0.height) = (device.width, device.height) },
                    isCurrent: isHeld(device))
            }
            return Group(id: "devices-\(kind.rawValue)", label: Self.text(kind.rawValue), devices: devices)
        }
        label = Self.text("label")
        none = Self.text("none")
        noneAddress = links.here { ($0.width, $0.height) = (nil, nil) }
        isChosen = width != nil || height != nil
        let device = CanvasDevice.all.first(where: isHeld)
        let size = Self.size(width, height).map(LocalizableString.constant)
        current = device.map { .constant($0.name) } ?? size ?? none
    }

    private static func size(_ width: PreviewLength?, _ height: PreviewLength?) -> String? {
        guard width != nil || height != nil else { return nil }
        guard let height else { return width.map { "\($0.pixels) px" } }
        return "\(width.map { String($0.pixels) } ?? "…") × \(height.pixels)"
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}
