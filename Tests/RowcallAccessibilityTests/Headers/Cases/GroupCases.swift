/// Tables with headers of whole groups of rows or columns.
let groupCases: [HeaderCase] = [
  HeaderCase(
    "a row group header names the rows of its own body",
    """
    --- thead
    th | th Kilos
    --- tbody
    th:rowgroup Apples | td 1109
    th:row sold | td 34
    --- tbody
    th:rowgroup Pears | td 3761
    th:row eaten | td 116
    """,
    "1109: Kilos | Apples", "34: Kilos | Apples > sold", "3761: Kilos | Pears", "116: Kilos | Pears > eaten",
    "sold: | Apples", "Apples: |"),
  HeaderCase(
    "a row group header may have a row to itself",
    """
    --- tbody
    th:rowgroup:c2 Fruit
    th Plum | td 3
    --- tbody
    th:rowgroup:c2 Nuts
    th Hazel | td 5
    """,
    "3: | Fruit > Plum", "5: | Nuts > Hazel", "Hazel: | Nuts", "Nuts: |"),
  HeaderCase(
    "a row group header names what comes after and below",
    """
    --- tbody
    td 1 | td 2
    th:rowgroup G | td 3
    td 4 | td 5
    """,
    "1: |", "2: |", "3: | G", "4: | G", "5: | G"),
  HeaderCase(
    "a row group header names nothing at its left",
    """
    --- tbody
    td 1 | th:rowgroup G | td 2
    td 3 | td 4 | td 5
    """,
    "1: |", "3: |", "2: | G", "4: | G", "5: | G"),
  HeaderCase(
    "without row groups a row group header names nothing",
    "th:rowgroup G | td 1",
    "1: |"),
  HeaderCase(
    "a span reaches a group header further right and below",
    """
    --- tbody
    td:r2:c2 wide | td 1
    th:rowgroup G
    """,
    "wide: |", "1: |"),
  HeaderCase(
    "data that spans down to a group header's row has it",
    """
    --- tbody
    td 1 | td:r2 tall
    th:rowgroup G
    """,
    "tall: | G", "1: |"),
  HeaderCase(
    "column group headers and column headers are two levels",
    """
    colgroups 1 2 2
    th | th:colgroup:c2 North | th:colgroup:c2 South
    th | th Oslo | th Bodo | th Rome | th Bari
    th Jan | td 1 | td 2 | td 3 | td 4
    """,
    "1: North > Oslo | Jan", "2: North > Bodo | Jan", "3: South > Rome | Jan", "4: South > Bari | Jan",
    "Oslo: North |", "Jan: |", "South: |"),
  HeaderCase(
    "a column group header does not reach over its group",
    """
    colgroups 1 1 1
    th | th:colgroup:c2 Wide
    td a | td b | td c
    """,
    "a: |", "b: Wide |", "c: |"),
  HeaderCase(
    "without column groups a column group header names nothing",
    """
    th:colgroup G
    td 1
    """,
    "1: |"),
  HeaderCase(
    "a column group header names its own row too, but nothing above",
    """
    colgroups 2
    td 1 | td 2
    th:colgroup G | td 3
    """,
    "1: |", "2: |", "3: G |"),
  HeaderCase(
    "an empty group header is nobody's header",
    """
    --- tbody
    th:rowgroup | td 1
    th Plum | td 2
    """,
    "1: |", "2: | Plum"),
  HeaderCase(
    "groups of rows and of columns together",
    """
    colgroups 1 2
    --- tbody
    th:rowgroup:c3 Body
    th | th:colgroup:c2 Both
    th r | td 1 | td 2
    """,
    "1: Both | Body > r", "2: Both | Body > r", "r: | Body"),
  HeaderCase(
    "two group headers of one body are two levels from the second on",
    """
    --- tbody
    th:rowgroup:c2 First
    th Plum | td 3
    th:rowgroup:c2 Second
    th Fig | td 4
    """,
    "3: | First > Plum", "4: | First > Second > Fig", "Second: | First"),
  HeaderCase(
    "a group header in the head stays in the head",
    """
    --- thead
    th:rowgroup Head | th A
    --- tbody
    td 1 | td 2
    """,
    "1: |", "2: A |", "A: | Head"),
  HeaderCase(
    "a column header reaches through all bodies",
    """
    --- thead
    th Kind | th Count
    --- tbody
    th Plum | td 3
    --- tbody
    th Fig | td 4
    """,
    "4: Count | Fig", "Fig: Kind |"),
]
