import Testing

@testable import HTTPCore

struct XXH64Tests {
    /// From the reference implementation, xxhash 0.8, over the bytes `i % 251`.
    @Test(arguments: [
        (0, 0xEF46_DB37_51D8_E999), (1, 0xE934_A84A_DB05_2768), (3, 0xE5C7_BB45_33BC_65DD), (4, 0xFFCE_D860_4453_CC1E),
        (7, 0x14CC_643F_630C_72D2), (8, 0x884A_1736_14B8_1B8D), (15, 0xA948_F5F0_F6AB_AC2D),
        (31, 0xC346_D2B5_9B4D_8EE1),
        (32, 0xCBF5_9C51_16FF_32B4), (33, 0x0C53_5D1A_CAFB_8EAD), (63, 0xE26A_A9E2_A95F_8E4F),
        (64, 0xF7C6_7301_DB67_13F0),
        (100, 0x6AC1_E580_3216_6597), (1000, 0xF306_F04A_A88B_54D3 as UInt64),
    ])
    func `It returns the hashes of the reference implementation`(length: Int, hash: UInt64) {
        let digest = HTTPBody((0..<length).map { UInt8($0 % 251) }).digest
        #expect(digest.count == 16)
        #expect(UInt64(digest, radix: 16) == hash)
    }
}
