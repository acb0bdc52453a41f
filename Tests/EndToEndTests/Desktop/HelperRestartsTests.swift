import Testing

@testable import alarm

struct HelperRestartsTests {
  @Test("A helper that dies again and again is left alone after three attempts")
  func leftAlone() {
    var restarts = HelperRestarts()
    #expect(restarts.died(after: .zero) == .seconds(1))
    #expect(restarts.died(after: .seconds(5)) == .seconds(10))
    #expect(restarts.died(after: .seconds(59)) == .seconds(60))
    #expect(restarts.died(after: .seconds(1)) == nil)
  }

  @Test("One that has run for a minute is started again however often it died before")
  func sound() {
    var restarts = HelperRestarts()
    for _ in 1...10 { #expect(restarts.died(after: .seconds(60)) == .seconds(1)) }
    #expect(restarts.died(after: .zero) == .seconds(10))
  }
}
