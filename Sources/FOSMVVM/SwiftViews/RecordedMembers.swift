#if SwiftViews && os(Linux)
    import Foundation

    /// The members in the JSON of operations, by which the calls that they have recorded are found.
    struct RecordedMembers: Equatable {
        private let members: [String: NSObject]

        /// Nil for other data than an object in JSON.
        init?(_ json: Data?) {
            guard let json, let object = try? JSONSerialization.jsonObject(with: json) as? [String: NSObject] else {
                return nil
            }
            members = object
        }

        /// Whether a call has set the property with a name: a flag such as `saveCalled`, or an argument. A number or a list can
        /// grow with each call.
        func isRecorded(_ name: String, of type: Any.Type, since before: Self) -> Bool {
            guard members[name] != before.members[name] else { return false }
            if type == Bool.self { return name.hasSuffix(Self.flagSuffix) }
            return type == String.self || !(type is any Numeric.Type || type is any Collection.Type)
        }

        /// Returns the value of a member as a type. Nil for a type that is not decoded.
        func value(of name: String, as type: Any.Type) -> Any? {
            guard let type = type as? any Decodable.Type, !Self.isReference(type) else { return nil }
            let json = try? JSONSerialization.data(
                withJSONObject: members[name] ?? NSNull(), options: .fragmentsAllowed)
            return json.flatMap { try? JSONDecoder.defaultDecoder.decode(type, from: $0) }
        }

        /// What the names of flags end with in the stubs of FOSMVVM.
        private static let flagSuffix = "Called"

        /// Whether a property can be a weak reference, which is stored in another way.
        private static func isReference(_ type: Any.Type) -> Bool {
            type is any AnyObject.Type || ((type as? any OptionalType.Type)?.wrapped is any AnyObject.Type)
        }
    }
#endif
