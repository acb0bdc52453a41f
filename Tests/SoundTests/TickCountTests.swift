import Testing

@testable import Sound

struct TickCountTests {
  @Test func aSilenceIsNoticedOnceAndEndsWithTheNextBeat() {
    let count = TickCount(most: 3)
    #expect([count.tick(), count.tick(), count.tick(), count.tick()] == [false, false, true, false])
    #expect(count.beat())
    #expect(!count.beat())
  }

  @Test func whoComesByInTimeIsNeverSilent() {
    let count = TickCount(most: 2)
    for _ in 1...10 {
      #expect(!count.tick())
      #expect(!count.beat())
    }
  }
}
