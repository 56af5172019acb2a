import RowcallAudit
import Testing

/// What a diff says about changed lines.
@Suite struct ChangedLinesTests {
  @Test func linesAreThoseOfTheNewVersion() {
    let changes = ChangedLines(
      diff: """
        diff --git a/rain.html b/rain.html
        --- a/rain.html
        +++ b/rain.html
        @@ -3 +3,2 @@ <table>
        -old
        +new
        +newer
        @@ -9,2 +10,0 @@
        -gone
        -gone
        @@ -20 +19 @@
        -x
        \\ No newline at end of file
        +y

        """)
    #expect((1...25).filter { changes.has("rain.html", line: $0) } == [3, 4, 19])
    #expect(changes.has("rain.html") && !changes.has("snow.html"))
  }

  @Test func aChangedLineThatLooksLikeAHeaderNamesNoFile() {
    let changes = ChangedLines(
      diff: "+++ b/a\n@@ -0,0 +1,2 @@\n+++ b/trap\n+@@ -1 +1 @@\n+++ b/c\n@@ -1 +1 @@\n")
    #expect(changes.has("a", line: 2) && changes.has("c", line: 1) && !changes.has("trap"))
  }

  @Test(arguments: [
    ("+++ b/two words.csv\t", "two words.csv"), (#"+++ "b/a\"b\\c\tö\303\274.csv""#, "a\"b\\c\töü.csv"),
    ("+++ /dev/null", nil),
  ])
  func pathsAreReadAsGitWritesThem(_ header: String, _ path: String?) {
    let changes = ChangedLines(diff: header + "\n@@ -1 +1 @@\n-a\n+b\n")
    #expect(path.map { changes.has($0, line: 1) } ?? changes.isEmpty)
  }

  @Test func everyLineOfANewFileHasChanged() {
    var changes = ChangedLines()
    changes.addNew("a.csv")
    #expect(changes.has("a.csv", line: 1_000_000))
  }
}

extension ChangedLines {
  fileprivate init(diff: String) { self.init(diff: Array(diff.utf8)) }
}
