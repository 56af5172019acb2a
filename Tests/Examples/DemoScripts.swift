import Foundation
import RowcallDemos
import RowcallTableView

extension ToDoApplication: NavigatedApplication {
  static var script: [Step<ToDoApplication>] {
    [
      .move(.next),
      .tap(Texts.anna),
      .tap(Texts.milk),
      .step(Texts.dayLater.filled(with: Texts.milk.quoted)) {
        $0.clock.today = .may(5)
        try $0.table.activateRow(at: $0.path(ofRow: Texts.milk))
      },
      .press(.add),
      .enterName(Texts.plants),
      .press(.save),
      .press(.add),
      .enterName(Texts.trumpet),
      .press(.cancel),
      .press(.add),
      .press(.save),
      .swipe(Texts.milk),
      .chooseDelete,
      .press(.edit),
      .pressEditControl(Texts.anna),
      .confirm,
      .tap(Texts.plants),
      .press(.done),
      .confirm,
      .press(.save),
      .back,
      .step(Directions.restart) { try $0.restart() },
    ]
  }
}

extension Families: NavigatedApplication {
  static var script: [Step<Families>] {
    [
      .tap(Texts.river),
      .press(.edit),
      .back,
      .tap(Texts.emma),
      .enterName(Texts.zoe),
      .press(.add),
      .press(.done),
      .back,
      .press(.edit),
      .tap(Texts.river),
      .enterName(Texts.lake),
      .press(.add),
      .enterName(Texts.bridge),
      .pressEditControl(Texts.hill),
      .confirm,
      .press(.done),
      .tap(Texts.lake),
      .step(Directions.restart) { try $0.restart() },
      .tap(Texts.lake),
    ]
  }
}

extension Contacts: NavigatedApplication {
  static var script: [Step<Contacts>] {
    [
      .move(.next),
      .goToIndex,
      .adjustIndex(by: 1),
      .activateIndex,
      .tap(Texts.moor),
      .move(.next),
      .back,
      .press(.add),
      .enterName(Texts.nord),
      .press(.save),
      .press(.add),
      .enterName(Texts.zorn),
      .press(.cancel),
      .press(.add),
      .press(.save),
      .swipe(Texts.weber),
      .chooseDelete,
      .goToIndex,
      .step(Directions.restart) { try $0.restart() },
      .move(.next),
    ]
  }
}

extension TrailGuide: NavigatedApplication {
  static var script: [Step<TrailGuide>] {
    [
      .tap(Texts.foxHills),
      .tap(Texts.sandstoneStairs),
      .move(.nextSection),
      .move(.next),
      .move(.next),
      .move(.next),
      .operate(Texts.turnFavouriteOn, .setOn(true), on: .accessory, inRow: Texts.favourite),
      .back,
      .move(.previous),
      .back,
      .back,
      .step(Directions.restart) { try $0.restart() },
    ]
  }
}
