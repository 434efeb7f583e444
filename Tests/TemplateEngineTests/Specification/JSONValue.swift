import Foundation
import TemplateEngine

/// Any JSON, as the value that a template sees.
struct JSONValue: Decodable {
    let value: TemplateValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let bool = try? container.decode(Bool.self) {
            value = .bool(bool)
        } else if let integer = try? container.decode(Int.self) {
            value = .integer(integer)
        } else if let double = try? container.decode(Double.self) {
            value = .double(double)
        } else if let string = try? container.decode(String.self) {
            value = .string(string)
        } else if let items = try? container.decode([JSONValue].self) {
            value = .list(items.map(\.value))
        } else {
            let members = try container.decode([String: JSONValue].self)
            let shape = TemplateShape(names: members.keys.map { TemplateName($0) })
            value = .object(TemplateObject(shape: shape, values: members.values.map(\.value)))
        }
    }
}
