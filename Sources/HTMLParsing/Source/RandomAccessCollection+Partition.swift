extension RandomAccessCollection where Index == Int {
    /// The first index from which on all elements are as asked for; those before must not be.
    func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
