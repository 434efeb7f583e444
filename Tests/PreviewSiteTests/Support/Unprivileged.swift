import Foundation

/// Runs the body as someone who may read only what everyone may. A test that runs as root reads everything otherwise.
///
/// On Linux the user whom the system checks the access to files for is each thread's own; elsewhere tests do not run as root.
func withoutPrivileges<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let setUser = fileSystemUser, geteuid() == 0 else { return try body() }
    let before = setUser(65_534)
    defer { _ = setUser(uid_t(before)) }
    return try body()
}

/// Whether ``withoutPrivileges`` takes something away, and gives it back without any change of a file.
let losesPrivileges = fileSystemUser != nil && geteuid() == 0

/// `setfsuid`, which Swift's Glibc does not have.
private var fileSystemUser: (@convention(c) (uid_t) -> Int32)? {
    #if os(Linux)
        dlsym(dlopen(nil, RTLD_NOW), "setfsuid").map { unsafeBitCast($0, to: (@convention(c) (uid_t) -> Int32).self) }
    #else
        nil
    #endif
}
