import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Walks as VoiceOver tells them, after an open-source parser.
@Suite struct VoiceOverDialectTests {
  @Test func voiceOverSaysTheColumnWithEachCell() throws {
    #expect(
      try walk("enter,down,right,down,right,right,leave", people, .voiceover) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name. Row 1. Column 1. column header.
        [down]
        Name. Ann. Row 2. Column 1. row header.
        [right]
        Age. 31. Column 2.
        [down]
        Bob. Age. 28. Row 3. Column 2.
        [right]
        City. blank. Column 3.
        [right]
        end of row
        [leave]
        end of table

        """)
  }

  @Test func voiceOverPutsAllOfACellBehindSelectedAndDoublesNoFullStop() throws {
    let shops = grid("^Shop | ^Town\n<Bell Inc. | Ayr") {
      $0.states.isSelected = $0.slot.row == 1 ? true : nil
    }
    #expect(
      try walk("enter,down,right", shops, .voiceover).hasSuffix(
        """
        [down]
        Selected: Shop. Bell Inc. Row 2. Column 1. row header.
        [right]
        Selected: Town. Ayr. Column 2.

        """))
  }

  @Test func voiceOverSaysSelectedFirstAndTraitsInItsOrder() throws {
    var wifi = CellControl(.switch, label: "Wi-Fi")
    wifi.states.check = .on
    var volume = CellControl(.slider, label: "Volume", value: "40%")
    volume.states.isDisabled = true
    let content: [[CellPiece]] = [[.text("Oslo")], [.control(wifi)], [.control(volume)]]
    let settings = grid("a | b | c") {
      $0.content = content[$0.slot.column]
      if $0.slot.column == 0 { $0.states.isSelected = true }
    }
    #expect(
      try walk("enter,right,right", settings, .voiceover) == """
        [enter]
        table, 1 row, 3 columns
        Selected: Oslo. Row 1. Column 1.
        [right]
        Wi-Fi. Switch Button. On. Column 2.
        [right]
        Volume: 40%. Dimmed. Adjustable. Column 3.

        """)
  }
}
