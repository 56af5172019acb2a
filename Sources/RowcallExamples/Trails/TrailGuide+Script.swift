import RowcallTableView

extension TrailGuide {
  convenience init() throws {
    try self.init([
      Region(
        name: "Fox Hills",
        trails: [
          Trail(name: "Foxglove Loop", location: "Mill Bridge", distance: 4.5, difficulty: .easy),
          Trail(
            name: "Sandstone Stairs", location: "Fox Gate", distance: 7, difficulty: .hard,
            restrictions: ["No dogs", "Closed after rain"]),
        ]),
      Region(
        name: "Lake Country",
        trails: [
          Trail(name: "Heron Walk", location: "West Pier", distance: 11.2, difficulty: .moderate)
        ]),
    ])
  }

  static var script: [Step<TrailGuide>] {
    [
      .tap("Fox Hills"),
      .tap("Sandstone Stairs"),
      .move(.nextSection),
      .move(.next),
      .move(.next),
      .move(.next),
      .operate("turn Favourite on", .setOn(true), on: .accessory, inRow: "Favourite"),
      .back,
      .move(.previous),
      .back,
      .back,
    ]
  }
}
