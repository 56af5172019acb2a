/// The two rows of headers that survey tools write: a question over its choices, which take a column each.
///
/// Whoever picked a choice has its words in that column, and the others are blank there: no other column repeats the words of
/// its second row, or nothing at all, in every row.
struct SurveyHeader {
  private let questions: [SampleCell]
  private let choices: [SampleCell]
  private let data: ArraySlice<[SampleCell]>

  /// Takes the first rows of a file; nil if there are too few.
  init?(_ sample: TableSample) {
    guard sample.rows.count > 3 else { return nil }
    (questions, choices) = (sample.rows[0], sample.rows[1])
    data = sample.rows.dropFirst(2)
  }

  /// Whether the second row names the choices of a question in the first.
  ///
  /// The second row is full and the first has blanks to the right of each such question, nothing in either is a value, and
  /// no question is said again below.
  var isStacked: Bool {
    guard choices.count >= questions.count, choices.allSatisfy({ !$0.isEmpty && $0.kind == .words }),
      questions.allSatisfy({ $0.isEmpty || !$0.kind.isValue })
    else { return false }
    return questions.indices.contains(where: isQuestionWithChoices)
  }

  private func isQuestionWithChoices(at start: Int) -> Bool {
    let others = questions.indices.dropFirst(start + 1).prefix { questions[$0].isEmpty }
    let columns = [start] + others
    let question = questions[start].text
    guard !questions[start].isEmpty, !others.isEmpty, isChoice(start), others.contains(where: isChoice),
      Set(columns.map { choices[$0].text }).count == columns.count
    else { return false }
    return columns.allSatisfy { choices[$0].text != question && !cells(below: $0).contains(question) }
  }

  /// Whether the cells below a choice repeat it or are blank, and some are the one and some the other.
  private func isChoice(_ column: Int) -> Bool {
    let cells = cells(below: column)
    let picked = cells.count { $0 == choices[column].text }
    return picked > 0 && picked == cells.count && picked < data.count
  }

  /// What is written below the second row, without blanks.
  private func cells(below column: Int) -> [String] {
    data.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column].text : nil }
  }
}
