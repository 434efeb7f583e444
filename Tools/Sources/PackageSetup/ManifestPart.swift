import ManifestSyntax
import PreviewGenerators

/// Something that a manifest needs.
enum ManifestPart: Hashable {
    /// The dependency on this package, which has other names if it is elsewhere.
    case dependency(names: Set<String>, code: String)
    /// The platform macOS, without which a package cannot depend on this one there.
    case platform
    /// A target. One for Linux alone is added by a statement.
    case target(name: String, code: String, isForLinux: Bool = false)
    /// A dependency of a target: the name of another one, or of a product of this package.
    case targetDependency(target: String, name: String, code: String)
    /// A folder that a target has as a resource.
    case resource(target: String, folder: String)
    /// A folder that is left out of a target.
    case exclusion(target: String, folder: String)

    /// Whether the manifest has it, in whichever way it is written.
    func isPresent(in manifest: DumpedPackage) -> Bool {
        func target(_ name: String) -> DumpedPackage.Target? { manifest.targets.first { $0.name == name } }
        return switch self {
        case .platform: manifest.platforms.contains("macos")
        case .dependency(let names, _): !names.isDisjoint(with: manifest.packages)
        case .target(let name, _, _): target(name) != nil
        case .targetDependency(let name, let dependency, _): target(name)?.depends(on: dependency) ?? false
        case .resource(let name, let folder): target(name)?.resourcePaths.contains(folder) ?? false
        case .exclusion(let name, let folder): target(name)?.exclude.contains(folder) ?? false
        }
    }

    /// Returns the manifest with it. Nil if its place is no literal.
    func added(to manifest: EditableManifest) -> EditableManifest? {
        func adding(_ label: String, of target: String) -> EditableManifest? {
            manifest.target(named: target).flatMap { manifest.adding(code, to: label, of: $0) }
        }
        return switch self {
        case .dependency: manifest.package.flatMap { manifest.adding(code, to: "dependencies", of: $0) }
        case .platform: manifest.package.flatMap { manifest.adding(code, to: "platforms", of: $0) }
        case .target(_, _, true): manifest.appending(statement: code)
        case .target(_, _, false): manifest.package.flatMap { manifest.adding(code, to: "targets", of: $0) }
        case .targetDependency(let target, _, _): adding("dependencies", of: target)
        case .resource(let target, _): adding("resources", of: target)
        case .exclusion(let target, _): adding("exclude", of: target)
        }
    }

    /// Where to paste it, and the code.
    var instruction: String {
        let place =
            switch self {
            case .dependency: "the dependencies of the package"
            case .platform: "the platforms of the package"
            case .target(_, _, true): "the end"
            case .target(_, _, false): "the targets of the package"
            case .targetDependency(let target, _, _): "the dependencies of the target '\(target)'"
            case .resource(let target, _): "the resources of the target '\(target)'"
            case .exclusion(let target, _): "the argument 'exclude' of the target '\(target)'"
            }
        return "To \(place):\n\n\(code)"
    }

    private var code: String {
        switch self {
        case .dependency(_, let code), .target(_, let code, false), .targetDependency(_, _, let code): code
        case .target(_, let code, true):
            """
            #if os(Linux)
                package.targets.append(
                    \(code.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n        ")))
            #endif
            """
        // The oldest versions of the tools know no newer constant.
        case .platform: ".macOS(\"26.0\")"
        case .resource(_, let folder): ".copy(\"\(folder)\")"
        case .exclusion(_, let folder): "\"\(folder)\""
        }
    }
}
