/// Tables with several levels of headers, and with headers in the middle.
let stackedCases: [HeaderCase] = [
  HeaderCase(
    "two header rows of the same shape are two levels",
    """
    th A | th B
    th a | th b
    td 1 | td 2
    """,
    "1: A > a |", "2: B > b |", "a: A |", "A: |"),
  HeaderCase(
    "three levels of column headers",
    """
    th:c4 Year
    th:c2 H1 | th:c2 H2
    th Q1 | th Q2 | th Q3 | th Q4
    td 1 | td 2 | td 3 | td 4
    """,
    "1: Year > H1 > Q1 |", "3: Year > H2 > Q3 |", "Q4: Year > H2 |", "H2: Year |", "Year: |"),
  HeaderCase(
    "five levels of column headers",
    """
    th:c2 A
    th:c2 B
    th:c2 C
    th:c2 D
    th E | th F
    td 1 | td 2
    """,
    "2: A > B > C > D > F |", "E: A > B > C > D |", "C: A > B |"),
  HeaderCase(
    "a header in the middle takes over from the one above data",
    """
    th Fruit | th Price
    td Plum  | td 3
    th Nut   | th Weight
    td Hazel | td 5
    """,
    "3: Price |", "5: Weight |", "Hazel: Nut |", "Weight: |", "Nut: |"),
  HeaderCase(
    "a wider header in the middle adds a level below",
    """
    th A | th B
    td 1 | td 2
    th:c2 Rest
    td 3 | td 4
    """,
    "1: A |", "3: A > Rest |", "4: B > Rest |", "Rest: A > B |"),
  HeaderCase(
    "wide headers that start elsewhere do not take over",
    """
    th:c2 AB | th C
    td 1 | td 2 | td 3
    th D | th:c2 EF
    td 4 | td 5 | td 6
    """,
    "4: AB > D |", "5: AB > EF |", "6: C > EF |", "EF: AB > C |", "D: AB |"),
  HeaderCase(
    "each header in one column takes over from the last",
    """
    th a
    td 1
    th b
    td 2
    th c
    td 3
    """,
    "1: a |", "2: b |", "3: c |"),
  HeaderCase(
    "one header takes over from a whole block",
    """
    th a
    th b
    td 1
    th c
    td 2
    """,
    "1: a > b |", "2: c |", "c: |"),
  HeaderCase(
    "a row header below data hides the column header above it",
    """
    th Sales    | th Costs
    td 1        | td 2
    th:row Rest | td 3
    td 4        | td 5
    """,
    "1: Sales |", "3: Costs | Rest", "4: |", "5: Costs |", "Rest: |"),
  HeaderCase(
    "an empty header hides the one above data like any other",
    """
    th A | th B
    td 1 | td 2
    th   | th C
    td 3 | td 4
    """,
    "3: |", "4: C |", "1: A |"),
  HeaderCase(
    "an empty header without data between hides nothing",
    """
    th A | th B
    th   | th b
    td 1 | td 2
    """,
    "1: A |", "2: B > b |"),
  HeaderCase(
    "empty data ends a header block",
    """
    th A
    td
    th B
    td 2
    """,
    "2: B |", "B: |"),
  HeaderCase(
    "a missing cell does not end a header block",
    """
    th A | th B
    td 1
    th a | th b
    td 2 | td 3
    """,
    "2: a |", "3: B > b |", "b: B |", "a: |"),
  HeaderCase(
    "a row header after data takes over in its row",
    """
    th Mon | td 1 | th:row Late | td 2
    th Tue | td 3 | td 4        | td 5
    """,
    "1: | Mon", "2: | Late", "5: | Tue", "Late: |"),
  HeaderCase(
    "a row header of another height adds a level",
    """
    th:r2 Week | td 1 | th:row Late | td 2
    td 3 | td 4 | td 5
    """,
    "2: | Week > Late", "5: | Week", "Late: | Week"),
  HeaderCase(
    "a header in the middle of data has no direction",
    """
    td a | td b   | td c
    td d | th mid | td e
    td f | td g   | td h
    """,
    "e: |", "g: |", "mid: |"),
  HeaderCase(
    "scope=row in the middle of data points only to the right",
    """
    td a | td b       | td c
    td d | th:row mid | td e
    td f | td g       | td h
    """,
    "e: | mid", "d: |", "g: |"),
  HeaderCase(
    "a header without direction still hides the header above data",
    """
    th A | th B
    td 1 | td 2
    th x | td 3
    td 4 | td 5
    """,
    "4: |", "5: B |", "3: B |", "x: |"),
]
