/// The rows as text in columns.
struct Table {
  private let rows: [[String]]

  /// Lays rows out under a heading.
  init(_ measurements: [Measurement]) {
    rows = [["", "what", "goal", "median", "range", "runs", ""]] + measurements.map(Table.cells)
  }

  /// The lines, columns padded to the widest cell.
  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row.indices, zip(row, widths)).map { column, cell in
        Table.padded(cell.0, to: cell.1, toTheRight: (3...5).contains(column))
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }

  private static func cells(of row: Measurement) -> [String] {
    let (spread, unit) = (row.spread, row.unit)
    let verdict = row.isMet.map { $0 ? "ok" : "over" } ?? ""
    let range = spread.count == 1 ? "" : "\(Decimal.text(spread.least))…\(Decimal.text(spread.greatest))"
    return [
      row.figure, row.what, row.goal.map { "\($0.text) \(unit.rawValue)" } ?? "",
      "\(Decimal.text(spread.median)) \(unit.rawValue)", range, "\(spread.count)", verdict,
    ]
  }

  private static func padded(_ text: String, to width: Int, toTheRight: Bool) -> String {
    let space = String(repeating: " ", count: max(width - text.count, 0))
    return toTheRight ? space + text : text + space
  }
}

extension Goal {
  /// The goal as the table shows it; "all" where the worst run decides and not the median.
  var text: String {
    switch self {
    case .medianAtMost(let limit): "≤ \(Decimal.text(limit))"
    case .allAtMost(let limit): "all ≤ \(Decimal.text(limit))"
    case .allAtLeast(let limit): "all ≥ \(Decimal.text(limit))"
    case .allWithin(let low, let high): "all \(Decimal.text(low))…\(Decimal.text(high))"
    }
  }
}

/// Numbers as a table shows them: whole from 100 on, else with at most two digits behind the point.
enum Decimal {
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    let scale = [1, 10, 100][digits]
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: scale)
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let fraction = String(repeating: "0", count: digits - String(rest).count) + String(rest)
    return "\(sign)\(whole).\(fraction)"
  }
}
