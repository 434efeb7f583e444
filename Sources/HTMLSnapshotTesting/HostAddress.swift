import Foundation

/// Where a host serves unless told otherwise.
enum HostAddress {
    static let standard = URL(string: "http://127.0.0.1:8080")
}
