/// Tables whose author assigned headers by their IDs.
let listedCases: [HeaderCase] = [
  HeaderCase(
    "the author's order is kept",
    """
    th#a A   | th#b B | th#c C
    td@c,a 1 | td 2   | td 3
    """,
    "1: C > A |", "2: B |"),
  HeaderCase(
    "an unknown ID is passed over",
    """
    th A      | th#b B
    td@zz,b 1 | td 2
    """,
    "1: B |"),
  HeaderCase(
    "a list of unknown IDs leaves no header at all",
    """
    th A    | th B
    td@zz 1 | td 2
    """,
    "1: |", "2: B |"),
  HeaderCase(
    "an empty list leaves no header at all",
    """
    th A  | th B
    td@ 1 | td 2
    """,
    "1: |"),
  HeaderCase(
    "a cell is not its own header",
    """
    th#a A     | th B
    td#x@x,a 1 | td@x 2
    """,
    "1: A |", "2: | 1"),
  HeaderCase(
    "a header that lists only itself has none",
    """
    th#a@a A | th#b@a B
    td 1     | td 2
    """,
    "A: |", "B: A |", "1: A |"),
  HeaderCase(
    "data beside a cell names its row",
    "td#d Dee | td@d 1",
    "1: | Dee"),
  HeaderCase(
    "data beside a cell names its row though it starts higher",
    """
    td#d:r2 Dee | td x
    td@d 1
    """,
    "1: | Dee"),
  HeaderCase(
    "data above a cell names its column",
    """
    td#d Dee
    td@d 1
    """,
    "1: Dee |"),
  HeaderCase(
    "data elsewhere names the column if it stands higher, else the row",
    """
    td#d Dee | td x
    td y     | td@d,e 1
    td#e Eff | td z
    """,
    "1: Dee | Eff"),
  HeaderCase(
    "a header named twice is assigned once",
    """
    th#a A   | th#b B
    td@b,a,b 1 | td 2
    """,
    "1: B > A |"),
  HeaderCase(
    "of two cells with one ID the first counts",
    """
    th#a One | th#a Two
    td 1     | td@a 2
    """,
    "2: One |"),
  HeaderCase(
    "an empty cell in the list is left out",
    """
    th#a     | th#b B
    td@a,b 1 | td 2
    """,
    "1: B |"),
  HeaderCase(
    "the headers of headers are not followed",
    """
    th#a A | th#b@a B
    td 1   | td@b 2
    """,
    "2: B |", "B: A |"),
  HeaderCase(
    "the list replaces what stands above and beside",
    """
    th Town | th Jan | th#f Feb
    th Oslo | td@f 1 | td 2
    """,
    "1: Feb |", "2: Feb | Oslo"),
  HeaderCase(
    "a list is split by what its headers are headers of",
    """
    th     | th#c C
    th#r R | td@r,c 1
    """,
    "1: C | R"),
  HeaderCase(
    "a list reaches a header at the right",
    "td@s 1 | td 2 | th#s Sum",
    "1: | Sum", "2: |"),
  HeaderCase(
    "a list reaches a header below",
    """
    td@f 1 | td 2
    th#f Foot | th Food
    """,
    "1: Foot |", "2: |"),
  HeaderCase(
    "IDs differ by case",
    """
    th#a A
    td@A 1
    """,
    "1: |"),
  HeaderCase(
    "a listed group header needs no group",
    "th:rowgroup#g G | td@g 1 | td 2",
    "1: | G", "2: |"),
  HeaderCase(
    "a cell whose ID stands in two lists is a header of both",
    """
    th#a A | td@a 1
    td@a 2 | td@a 3
    """,
    "1: | A", "2: A |", "3: A |"),
]
