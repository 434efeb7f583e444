import Diagnostics
package import Foundation

/// The images of a package, which are the files of its folder `Public`, by their names.
package struct PackageImages: Sendable {
    private static let formats: Set<String> = ["svg", "avif", "webp", "png", "jpg", "jpeg", "gif"]

    /// The paths in the folder, by the paths without extension.
    private let paths: [String: String]

    /// Finds the images in the folders. A file in a later folder replaces one of an earlier folder.
    package init(folders: [URL] = []) {
        let files = folders.flatMap { FolderFiles(below: $0).files.map(\.path) }
        let images = files.filter { Self.formats.contains(URL(filePath: $0).pathExtension.lowercased()) }
        paths = Dictionary(images.map { (String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]), $0) }) { $1 }
    }

    /// Returns the address of the image with a name: the path of a file without its extension, or the end of the path if
    /// no other file has it. Nil if there is none.
    func address(of name: String) -> String? {
        let ends = paths[name].map { [$0] } ?? paths.filter { $0.key.hasSuffix("/" + name) }.map(\.value)
        guard ends.count == 1 else { return nil }
        return "/assets/" + (ends[0].addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ends[0])
    }

    /// Returns the names of images that are similar to a name.
    func nearest(to name: String) -> [String] { NearestNames.nearest(to: name, among: paths.keys.sorted()) }
}
