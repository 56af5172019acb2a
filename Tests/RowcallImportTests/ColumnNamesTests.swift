import Testing

@testable import RowcallImport

@Suite struct ColumnNamesTests {
  @Test(arguments: [
    ("Price", "Price"), ("  Net\r\n  price ", "Net price"), ("\u{FEFF}id", "id"), ("", nil), (" \n ", nil),
  ])
  func namesAreCleaned(written: String, name: String?) {
    #expect(ColumnNames.cleaned(written) == name)
  }

  @Test func repeatedNamesAreToldOnce() throws {
    let table = try read("id,name,,name,name\n1,a,b,c,d\n2,e,f,g,h\n".utf8)
    #expect(table.names == ["id", "name", nil, "name", "name"])
    #expect(table.problems.map(\.description) == ["more than one column is named \"name\""])
  }

  @Test func columnsWithoutAHeaderCellHaveNoName() throws {
    let table = try read("id,name\n1,a,b\n2,c,d\n3,e,f\n".utf8)
    #expect(table.names == ["id", "name", nil])
  }
}
