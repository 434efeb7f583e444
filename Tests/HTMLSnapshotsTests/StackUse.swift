import Foundation

/// How many bytes of stack the body takes, on a thread of its own whose stack is filled with a pattern before.
func stackUse(of body: @escaping @Sendable () -> Void) -> Int {
    let size = 67_108_864
    let pattern: UInt8 = 0xA5
    let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 65_536)
    defer { stack.deallocate() }
    stack.initializeMemory(as: UInt8.self, repeating: pattern)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Not empty, so that there is a first byte.
    pthread_attr_setstack(&attributes, stack.baseAddress!, size)
    let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(&thread, &attributes, { start(work: $0) }, work)
        if let thread { pthread_join(thread, nil) }
    #else
        var thread = pthread_t()
        pthread_create(&thread, &attributes, { start(work: $0) }, work)
        pthread_join(thread, nil)
    #endif
    // It grows from its end towards its start.
    return size - (stack.firstIndex { $0 != pattern } ?? size)
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

private func start(work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
    return nil
}
