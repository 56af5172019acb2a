/// Tables without headers that name anything, or with nothing else.
let layoutCases: [HeaderCase] = [
  HeaderCase("one cell has no header", "td alone", "alone: |"),
  HeaderCase("one header cell has no header", "th alone", "alone: |"),
  HeaderCase(
    "data without header cells has no headers",
    """
    td menu | td text
    td foot | td note
    """,
    "menu: |", "text: |", "note: |"),
  HeaderCase("a row of headers alone names nothing", "th a | th b | th c", "a: |", "c: |"),
  HeaderCase(
    "in a column of headers alone each names those below",
    """
    th a
    th b
    th c
    """,
    "a: |", "b: a |", "c: a > b |"),
  HeaderCase(
    "in a block of headers alone all are column headers",
    """
    th a | th b
    th c | th d
    """,
    "c: a |", "d: b |", "b: |"),
  HeaderCase(
    "headers with nothing in them name nothing",
    """
    th   | th
    td 1 | td 2
    """,
    "1: |", "2: |"),
  HeaderCase(
    "a form laid out in two columns has headers where its author marked them",
    """
    th Name | td field
    td      | td button
    """,
    "field: |", "button: |"),
]
