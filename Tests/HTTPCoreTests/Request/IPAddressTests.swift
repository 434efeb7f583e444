import Foundation
import HTTPCore
import Testing

struct IPAddressTests {
    @Test func `Numeric addresses are read`() throws {
        #expect(IPAddress("127.0.0.1") != nil && IPAddress("2001:db8::1") != nil)
        #expect(IPAddress("::ffff:10.0.0.1") == IPAddress("10.0.0.1"))
        #expect(IPAddress("2001:DB8:0::1") == IPAddress("2001:db8::1"))
    }

    @Test(arguments: ["", "localhost", "127.0.0.1:80", "[::1]", "127.1", "1.2.3.4/8", "fe80::1%eth0", "unknown"])
    func `Another text is not an address`(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test(arguments: ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])
    func `An address of this machine is a loopback address`(text: String) throws {
        #expect(try #require(IPAddress(text)).isLoopback)
    }

    @Test(arguments: ["0.0.0.0", "126.255.255.255", "128.0.0.1", "10.0.0.127", "::", "::2", "::7f00:1"])
    func `Another address is not a loopback address`(text: String) throws {
        #expect(try !#require(IPAddress(text)).isLoopback)
    }

    @Test func `The address of a socket is read`() throws {
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        #expect(read(four) == IPAddress("127.0.0.1"))
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_addr = in6addr_loopback
        #expect(read(six) == IPAddress("::1"))
        four.sin_family = sa_family_t(AF_UNIX)
        #expect(read(four) == nil)
    }

    private func read<Address>(_ address: Address) -> IPAddress? {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, IPAddress.init(socketAddress:))
        }
    }
}

struct IPNetworkTests {
    private func contains(_ network: String, _ address: String) throws -> Bool {
        try #require(IPNetwork(network)).contains(#require(IPAddress(address)))
    }

    @Test func `A network contains the addresses with its first bits`() throws {
        #expect(try contains("10.0.0.0/8", "10.255.0.1"))
        #expect(try !contains("10.0.0.0/8", "11.0.0.1"))
        #expect(try contains("172.16.0.0/12", "172.31.0.1"))
        #expect(try !contains("172.16.0.0/12", "172.32.0.1"))
        #expect(try contains("2001:db8::/32", "2001:db8:1::1"))
        #expect(try !contains("2001:db8::/32", "2001:db9::1"))
        #expect(try contains("0.0.0.0/0", "203.0.113.1"))
        #expect(try !contains("0.0.0.0/0", "2001:db8::1"))
        #expect(try contains("::/0", "203.0.113.1"))
    }

    @Test func `A connection of IPv6 has many addresses`() throws {
        let connections = ["2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1", "203.0.113.1", "203.0.113.2"]
            .compactMap { IPAddress($0)?.connection }
        #expect(connections[0] == connections[1])
        #expect(Set(connections).count == 4)
    }

    @Test func `An address alone contains only itself`() throws {
        #expect(try contains("10.0.0.1", "10.0.0.1") && contains("10.0.0.1", "::ffff:10.0.0.1"))
        #expect(try !contains("10.0.0.1", "10.0.0.2"))
        #expect(try contains("::1", "::1"))
    }

    @Test(arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8/8", "proxy", "::/129"])
    func `Another text is not a network`(text: String) {
        #expect(IPNetwork(text) == nil)
    }
}
