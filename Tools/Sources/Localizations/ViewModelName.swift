import Foundation

/// The names of the ViewModels of this program, which has none.
enum ViewModelName {
    static func names(ofTextsIn folder: URL, module: String?) -> [String: String] { [:] }
}
