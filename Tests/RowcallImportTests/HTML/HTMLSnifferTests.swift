import Testing

@testable import RowcallImport

@Suite struct HTMLSnifferTests {
  @Test(arguments: [
    ("<!DOCTYPE html>", true), (" \n\u{FEFF}<HTML lang=en>", true), ("<table border=1>", true),
    ("<table>", true),
    ("<!-- saved --> <!--x--><body>", true), ("<!-- open", true), ("<?xml version='1.0'?><html>", true),
    ("<?xml version='1.0'?><rows>", false), ("<rows>", false), ("<tablet>", false), ("a,b\n<table>", false),
    ("<1,2", false), ("<", false), ("", false),
  ])
  func pagesAreRecognizedByTheirBeginning(text: String, isPage: Bool) {
    #expect(HTMLSniffer.beginsLikeHTML(Array(text.utf8)) == isPage)
  }

  @Test(arguments: [
    ("t.html", "a,b\n", TableFormat.html), ("T.HTM", "", .html), ("-", "<table><tr><td>1", .html),
    ("t.csv", "<p>a</p>,b\n", .html), ("t.json", "<table>", .json),
  ])
  func formatFollowsNameAndText(path: String, text: String, format: TableFormat) {
    #expect(FormatDetector(path: path, head: Array(text.utf8), isWhole: true).detect().choice == format)
  }
}
