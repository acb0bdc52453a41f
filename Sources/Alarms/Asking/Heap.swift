/// Elements of which the smallest is always at hand: a binary heap.
struct Heap<Element: Comparable & Sendable>: Sendable {
  /// Each is not larger than the two at twice its place plus one and plus two.
  private var elements: [Element] = []

  /// The smallest element; nil when there is none.
  var first: Element? { elements.first }

  /// Puts an element in, in logarithmic time.
  mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Puts another element in the place of the smallest.
  mutating func replaceFirst(with element: Element) {
    guard !elements.isEmpty else { return elements.append(element) }
    elements[0] = element
    sinkFirst()
  }

  /// Takes the smallest element out.
  mutating func removeFirst() {
    guard let last = elements.popLast(), !elements.isEmpty else { return }
    replaceFirst(with: last)
  }

  private mutating func sinkFirst() {
    var place = 0
    while true {
      var smallest = place
      for child in [2 * place + 1, 2 * place + 2] where child < elements.count {
        if elements[child] < elements[smallest] { smallest = child }
      }
      guard smallest != place else { return }
      elements.swapAt(place, smallest)
      place = smallest
    }
  }
}
