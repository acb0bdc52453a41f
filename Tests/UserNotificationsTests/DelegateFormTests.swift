import Foundation
import TestSupport
import Testing

@testable import UserNotifications

/// The delegate's two forms, in one type as well.
struct DelegateFormTests {
  private func answer(_ delegate: any UNUserNotificationCenterDelegate) async throws -> UInt? {
    let centre = try Bench().centre()
    let notification = UNNotification(
      date: Date(), request: UNNotificationRequest(identifier: "a", content: content("x"), trigger: nil))
    let (answers, giver) = AsyncStream<UNNotificationPresentationOptions>.makeStream()
    DelegateCalls().ask(DelegateReference(delegate), centre, about: notification) { giver.yield($0) }
    let answer = await first(of: answers)
    withExtendedLifetime(delegate) {}
    return answer?.rawValue
  }

  private func isTold(_ delegate: any Told & UNUserNotificationCenterDelegate) async throws -> Bool {
    let centre = try Bench().centre()
    let notification = UNNotification(
      date: Date(), request: UNNotificationRequest(identifier: "a", content: content("x"), trigger: nil))
    let response = UNNotificationResponse(
      notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
    DelegateCalls().tell(DelegateReference(delegate), centre, response)
    let told = await first(of: delegate.told)
    withExtendedLifetime(delegate) {}
    return told == "a"
  }

  @Test("With completion handlers")
  func completion() async throws {
    #expect(try await answer(CompletionDelegate()) == 27)
    #expect(try await isTold(CompletionDelegate()))
  }

  @Test("With async functions")
  func asynchronous() async throws {
    #expect(try await answer(AsyncDelegate()) == 9)
    #expect(try await isTold(AsyncDelegate()))
  }

  @Test("With one of each")
  func mixed() async throws {
    #expect(try await answer(MixedDelegate()) == 27)
    #expect(try await isTold(MixedDelegate()))
  }

  @Test("On the main actor")
  func mainActor() async throws {
    #expect(try await answer(await MainDelegate()) == 2)
  }

  @Test("One that does not decide silences nothing; nor does one that has gone")
  func empty() async throws {
    #expect(try await answer(EmptyDelegate()) == 27)
    let centre = try Bench().centre()
    centre.delegate = EmptyDelegate()
    #expect(centre.delegate == nil)
  }
}

private protocol Told {
  var told: AsyncStream<String> { get }
}

private final class CompletionDelegate: NSObject, UNUserNotificationCenterDelegate, Told {
  let (told, teller) = AsyncStream<String>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list, .badge, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    teller.yield(response.notification.request.identifier)
    completionHandler()
  }
}

private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate, Told {
  let (told, teller) = AsyncStream<String>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.list, .badge]
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    teller.yield(response.notification.request.identifier)
  }
}

private final class MixedDelegate: NSObject, UNUserNotificationCenterDelegate, Told {
  let (told, teller) = AsyncStream<String>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.list, .banner, .sound, .badge]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    teller.yield(response.notification.request.identifier)
    completionHandler()
  }
}

@MainActor
private final class MainDelegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.sound]
  }
}

private final class EmptyDelegate: NSObject, UNUserNotificationCenterDelegate {}
