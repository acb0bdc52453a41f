import Notifications
import SQLite

/// What a request's columns are bound to: a statement, or cells that lie in one column of another request.
protocol ColumnWriting {
  func bind(_ text: String?, at place: Int)
  func bind(_ number: Int64?, at place: Int)
  func bind(_ number: Int?, at place: Int)
  func bind(_ number: Double?, at place: Int)
  func bind(_ bytes: [UInt8]?, at place: Int)
}

/// What a request's columns are read from; columns count from 0.
protocol ColumnReading {
  func integer(_ column: Int) -> Int64
  func optionalInteger(_ column: Int) -> Int?
  func real(_ column: Int) -> Double
  func text(_ column: Int) -> String
  func optionalText(_ column: Int) -> String?
  func optionalBytes(_ column: Int) -> [UInt8]?
}

extension Statement: ColumnWriting, ColumnReading {}

/// The columns of a follow-up, which lies whole in one column of the request that registers it.
final class RequestCells {
  private var cells: [UserInfoValue?]

  /// The cells of a request.
  init(_ request: NotificationRequest) {
    cells = Array(repeating: nil, count: RequestColumns.count)
    RequestColumns.bind(request, to: self)
  }

  /// Reads the cells; nil for bytes that are none.
  init?(_ bytes: [UInt8]) {
    guard var named = UserInfoCoding.values(from: bytes) else { return nil }
    cells = RequestColumns.names.map { named.removeValue(forKey: $0) }
    guard named.isEmpty else { return nil }
  }

  /// The cells by their columns' names, without those that are null.
  var bytes: [UInt8] {
    UserInfoCoding.bytes(
      of: Dictionary(
        zip(RequestColumns.names, cells).compactMap { name, cell in cell.map { (name, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension RequestCells: ColumnWriting {
  func bind(_ text: String?, at place: Int) { cells[place - 1] = text.map { .string($0) } }
  func bind(_ number: Int64?, at place: Int) { cells[place - 1] = number.map { .integer($0) } }
  func bind(_ number: Int?, at place: Int) { bind(number.map(Int64.init), at: place) }
  func bind(_ number: Double?, at place: Int) { cells[place - 1] = number.map { .real($0) } }
  func bind(_ bytes: [UInt8]?, at place: Int) { cells[place - 1] = bytes.map { .data($0) } }
}

extension RequestCells: ColumnReading {
  func integer(_ column: Int) -> Int64 {
    if case .integer(let number)? = cells[column] { number } else { 0 }
  }

  func optionalInteger(_ column: Int) -> Int? {
    if case .integer(let number)? = cells[column] { Int(number) } else { nil }
  }

  func real(_ column: Int) -> Double {
    if case .real(let number)? = cells[column] { number } else { 0 }
  }

  func text(_ column: Int) -> String { optionalText(column) ?? "" }

  func optionalText(_ column: Int) -> String? {
    if case .string(let text)? = cells[column] { text } else { nil }
  }

  func optionalBytes(_ column: Int) -> [UInt8]? {
    if case .data(let bytes)? = cells[column] { bytes } else { nil }
  }
}
