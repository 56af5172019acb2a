/// Tables with spans, short rows and crossing cells.
let spanCases: [HeaderCase] = [
  HeaderCase(
    "a header over two columns names both",
    """
    th:c2 Name | th Age
    td Ada | td Lovelace | td 36
    """,
    "Ada: Name |", "Lovelace: Name |", "36: Age |"),
  HeaderCase(
    "a corner over two rows is one level, the others have two",
    """
    th:r2 Town | th:c2 Rain
    th Jan | th Feb
    td Oslo | td 49 | td 36
    """,
    "Oslo: Town |", "49: Rain > Jan |", "36: Rain > Feb |", "Feb: Rain |", "Rain: |"),
  HeaderCase(
    "two levels of row headers by a span",
    """
    th          | th      | th Rain
    th:r2 North | th Oslo | td 1
    th Bodo | td 2
    th:r2 South | th Rome | td 3
    th Bari | td 4
    """,
    "1: Rain | North > Oslo", "2: Rain | North > Bodo", "4: Rain | South > Bari", "Bodo: | North",
    "North: |", "South: |"),
  HeaderCase(
    "data over two columns has the headers of both",
    """
    th A | th B
    td:c2 both
    """,
    "both: A > B |"),
  HeaderCase(
    "data over two rows has the headers of both",
    """
    th Mon | td:r2 off
    th Tue
    th Wed | td on
    """,
    "off: | Mon > Tue", "on: | Wed", "Tue: |"),
  HeaderCase(
    "a header over three rows names each",
    """
    th:r3 Fruit | td plum
    td pear
    td fig
    """,
    "plum: | Fruit", "pear: | Fruit", "fig: | Fruit"),
  HeaderCase(
    "data that reaches into the header rows from the side takes their direction",
    """
    td:r2 x | th A
    th B
    td 1 | td 2
    """,
    "2: |", "1: |"),
  HeaderCase(
    "a header in its place does not",
    """
    th:r2 X | th A
    th B
    td 1 | td 2
    """,
    "2: A > B |", "1: X |"),
  HeaderCase(
    "a title over all columns is the outermost level",
    """
    th:c3 Rainfall
    th Town | th Jan | th Feb
    td Oslo | td 49  | td 36
    """,
    "36: Rainfall > Feb |", "Oslo: Rainfall > Town |", "Town: Rainfall |"),
  HeaderCase(
    "rows may be shorter than the header row",
    """
    th A | th B | th C
    td 1 | td 2
    """,
    "1: A |", "2: B |", "C: |"),
  HeaderCase(
    "cells beyond the header row have no header",
    """
    th A
    td 1 | td 2
    """,
    "1: A |", "2: |"),
  HeaderCase(
    "where two cells cross, neither is found",
    """
    th A | th:r2 B
    th:c2 D
    td 1 | td 2
    """,
    "1: A > D |", "2: B |", "D: A > B |", "B: |"),
  HeaderCase(
    "a row header is not found where another cell crosses it",
    """
    td a | th:row:r2 P | td b | td c
    th:row:c3 Q | td 1
    """,
    "1: | Q", "c: | P", "a: |"),
  HeaderCase(
    "crossing headers beside data have no direction",
    """
    th A | th:r2 B | th C
    th:c2 D | td x
    td 1 | td 2 | td 3
    """,
    "1: A |", "2: |", "3: C |", "x: C |"),
  HeaderCase(
    "a row header over two rows and a level beside it",
    """
    th:r2 Week | th Mon | td 1
    th Tue | td 2
    """,
    "1: | Week > Mon", "2: | Week > Tue", "Mon: | Week", "Tue: | Week"),
  HeaderCase(
    "a header of two rows and two columns names what is below it",
    """
    th:r2:c2 Block | th A
    th B
    td 1 | td 2 | td 3
    """,
    "1: Block |", "2: Block |", "3: A > B |"),
  HeaderCase(
    "data over several columns and rows gathers each header once",
    """
    th    | th:c2 Half | th Rest
    th Mon | td:r2:c3 shut
    th Tue
    """,
    "shut: Half > Rest | Mon > Tue"),
  HeaderCase(
    "a span that makes the table longer changes nothing in its first row",
    """
    th A | th B
    th:r9 Long | td 1
    """,
    "1: B | Long", "Long: A |"),
]
