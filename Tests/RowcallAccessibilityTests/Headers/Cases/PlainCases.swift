/// Tables with headers in the first row, the first column, or both.
let plainCases: [HeaderCase] = [
  HeaderCase(
    "the first row names the columns",
    """
    th Town | th Rain
    td Oslo | td 763
    """,
    "763: Rain |", "Oslo: Town |", "Town: |", "Rain: |"),
  HeaderCase(
    "the first column names the rows",
    """
    th Oslo | td 763
    th Rome | td 799
    """,
    "763: | Oslo", "799: | Rome", "Rome: |"),
  HeaderCase(
    "an empty corner is nobody's header",
    """
    th      | th Jan | th Feb
    th Oslo | td 49  | td 36
    th Rome | td 67  | td 73
    """,
    "36: Feb | Oslo", "67: Jan | Rome", "Oslo: |", "Rome: |", "Feb: |"),
  HeaderCase(
    "a corner with a name is the header of the row headers",
    """
    th Town | th Jan
    th Oslo | td 49
    th Rome | td 67
    """,
    "49: Jan | Oslo", "Oslo: Town |", "Rome: Town |"),
  HeaderCase(
    "an empty data cell in the corner leaves headers without scope without direction",
    """
    td      | th Jan | th Feb
    th Oslo | td 49  | td 36
    """,
    "49: |", "36: |", "Oslo: |", "Jan: |"),
  HeaderCase(
    "scope gives them a direction beside a data cell in the corner",
    """
    td          | th:col Jan | th:col Feb
    th:row Oslo | td 49      | td 36
    """,
    "49: Jan | Oslo", "36: Feb | Oslo", "Oslo: |"),
  HeaderCase(
    "a row header may stand in the second column",
    """
    th No | th Name | th Age
    td 1  | th Ada  | td 36
    td 2  | th Max  | td 41
    """,
    "36: Age | Ada", "41: Age | Max", "1: No |", "Ada: Name |", "Max: Name |"),
  HeaderCase(
    "two columns of row headers are two levels",
    """
    th Land | th Town | th Rain
    th NO   | th Oslo | td 763
    th IT   | th Rome | td 799
    """,
    "763: Rain | NO > Oslo", "799: Rain | IT > Rome", "Oslo: Town | NO", "NO: Land |"),
  HeaderCase(
    "a row header at the right names nothing at its left",
    """
    th A | th B | th
    td 1 | td 2 | th Ada
    """,
    "1: A |", "2: B |", "Ada: |"),
  HeaderCase(
    "a row header between data names what comes after it",
    "td 1 | th:row Sum | td 3",
    "1: |", "3: | Sum", "Sum: |"),
  HeaderCase(
    "the total of a column of names has no row header without scope",
    """
    --- thead
    th Item | th Cost
    --- tbody
    td Pen | td 2
    td Ink | td 7
    --- tfoot
    th Total | td 9
    """,
    "9: Cost |", "Total: |", "Ink: Item |"),
  HeaderCase(
    "scope makes the total a row header",
    """
    --- thead
    th Item | th Cost
    --- tbody
    td Pen | td 2
    --- tfoot
    th:row Total | td 9
    """,
    "9: Cost | Total", "2: Cost |", "Total: |"),
  HeaderCase(
    "the total below row headers is one of them",
    """
    --- thead
    th Item | th Cost
    --- tbody
    th Pen | td 2
    th Ink | td 7
    --- tfoot
    th Total | td 9
    """,
    "9: Cost | Total", "Total: Item |", "7: Cost | Ink"),
  HeaderCase(
    "a column header may stand beside data if scope says so",
    """
    th:col A | td 1
    td 2     | td 3
    """,
    "2: A |", "1: |", "3: |"),
  HeaderCase(
    "a row header in the first row names the headers after it, not the column",
    """
    th:row R | th C
    td 1     | td 2
    """,
    "1: |", "2: C |", "C: | R"),
  HeaderCase(
    "three row headers in a row are three levels",
    """
    th World | th Europe | th Norway | td 5
    th World2 | th Asia | th Nepal | td 30
    """,
    "5: | World > Europe > Norway", "30: | World2 > Asia > Nepal", "Norway: | World > Europe"),
]
