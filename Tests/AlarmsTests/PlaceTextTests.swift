import Alarms
import Notifications
import Testing

/// Places as people write them.
struct PlaceTextTests {
  @Test(
    "Degrees and a radius, with a unit or without, become one form",
    arguments: [
      ("37.5665,126.978,200", "37.5665,126.978,200"), ("37.56650, 126.9780 , 200 m", "37.5665,126.978,200"),
      ("-33.8568,151.2153,1.5km", "-33.8568,151.2153,1500"), ("+0.0,-180,1000 KM", "0,-180,1000000"),
      ("90,0,1", "90,0,1"), ("0.00000012,0,2.5m", "0.0000001,0,2.5"), ("-0.5,.25,10", "-0.5,0.25,10"),
    ])
  func read(_ text: String, _ canonical: String) throws {
    let place = try #require(PlaceText(text))
    #expect(place.text == canonical)
    #expect(PlaceText(place.text) == place, "read again it is the same")
  }

  @Test(
    "What is no place is none",
    arguments: [
      "", "37.5665,126.978", "37.5665,126.978,200,1", "91,0,200", "0,181,200", "0,0,0", "0,0,-5", "0,0,1001km",
      "0,0,0.5", "nan,0,200", "inf,0,200", "1e1,0,200", "0x1p3,0,200", "a,b,c", "0,0,200 miles", "0,0,m", "0;0;200",
      "37,5665,126,978,200", "--1,0,5", "0,0,1.2.3",
    ])
  func refused(_ text: String) {
    #expect(PlaceText(text) == nil)
  }

  @Test("The radius is said in metres below a kilometre")
  func radius() throws {
    #expect(try #require(PlaceText("0,0,999")).radiusText == "999 m")
    #expect(try #require(PlaceText("0,0,1250")).radiusText == "1.25 km")
  }

  @Test("Every time is said in several ways")
  func everyTime() {
    #expect(["every time", "Every  Time", "always"].allSatisfy(PlaceText.meansEveryTime))
    #expect(!["every day", "once", "", "time every"].contains(where: PlaceText.meansEveryTime))
  }
}
