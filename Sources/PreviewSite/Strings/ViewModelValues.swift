import Foundation

/// The texts in a ViewModel's JSON, by their paths.
struct ViewModelValues {
    private(set) var values: [(path: String, text: String)] = []

    /// The texts of JSON; none of what is not JSON.
    init(json: String) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return }
        add(value, path: "")
        values.sort { $0.text.count > $1.text.count }
    }

    private mutating func add(_ value: Any, path: String) {
        switch value {
        case let text as String where !text.isEmpty: values.append((path, text))
        case let list as [Any]: for (index, element) in list.enumerated() { add(element, path: "\(path)[\(index)]") }
        case let object as [String: Any]:
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                add(member, path: path.isEmpty ? name : "\(path).\(name)")
            }
        default: break
        }
    }
}
