import Testing

@testable import RowcallImport

@Suite struct FileHeadersTests {
  @Test(arguments: [
    ("City,Rain\nOslo,12\nBonn,3\n", true),
    ("Oslo,12\nBonn,3\nRome,8\n", false),
    ("Land,2019,2020\nNorwegen,1.5,2.5\nItalien,3.5,4.5\n", true),
    ("1,Anna\n2,Bert\n3,Cara\n", false),
    ("team,0,1,2,3\nReds,0.1,0.2,0.4,0.5\nBlues,0.3,0.3,0.2,0.1\n", true),
    ("Anna,yes\nBert,no\nAnna,no\nBert,yes\nCara,yes\nAnna,yes\n", false),
    ("名前,都道府県\n青木,東京\n井上,大阪\n", true),
    ("2031-01-02,3.5\n2031-01-03,3.7\n", false),
    ("A,B\nx,y\n", true), ("A,B\nX,Y\n", true), ("from,to\nOslo,Rome\n", true),
    ("Ann,Rome\nBob,Oslo\n", false), ("name,town\nBob,Oslo\n", true),
    ("1,2,3\n4,5,6\n7,8,9\n", false), ("1,2,3,4\n8,7,6,5\n5,6,7,8\n", false),
    ("1,2,3\n0.5,0.7,0.1\n0.2,0.3,0.4\n", true), ("0,1,2\n5,7,9\n4,4,8\n", true),
    ("2021,2022,2023\n5,7,9\n4,4,8\n", true), ("Reds,1,2,3\nBlues,7,9,4\nGreens,4,1,1\n", true),
    ("name\nAnna\nBert\n", true),
    ("-9223372036854775808,9223372036854775807,5\n1,2,3\n", false),
    ("City,2031 Min,2031 Max\nOslo,1,5\nRome,3,9\n", true), ("City,2031 Min,2031 Max\nOslo,1,5\n", true),
    ("Region,2030/31\nOslo,1\nRome,3\n", true), ("Region,2031 Q1\nOslo,1\nRome,3\n", true),
    ("区,2030年,2031年\n東,20,45\n西,19,41\n", true), ("2031-01,2031-02\n20,45\n19,41\n", true),
    ("Region,0-4,5-9\nOslo,1,5\nRome,3,9\n", true), ("Region,<18,18+\nOslo,1,5\nRome,3,9\n", true),
    ("Runner,5 km,10 km\nAda,20.1,45\nBo,19.3,41\n", true), ("Runner,100m,200m\nAda,11,25\nBo,12,24\n", true),
    ("Oslo,5 km,10 km\nRome,6 km,7 km\nBari,8 km,9 km\n", false), ("Oslo,12 p\nRome,3\nBari,4\n", false),
    ("Oslo,EUR 5,EUR 8\nRome,19,41\nBari,24,57\n", false), ("Oslo,5-9,10\nRome,3,41\nBari,4,57\n", false),
    ("5-9,4.50\n10-14,7.00\n15+,9.00\n", false), ("2030/31,4\n2031/32,7\n2032/33,9\n", false),
    ("Oslo,$2031.50\nRome,3\nBari,4\n", false), ("Oslo,0.5 h,12 p\nRome,3 h,5\nBari,4 h,7\n", false),
  ])
  func headerIsDistinguishedFromData(text: String, hasHeader: Bool) throws {
    let decision = try TableReader(bytes: Array(text.utf8)).decisions.header
    #expect(decision.choice == (hasHeader ? .row : HeaderPlacement.none))
    #expect((0.5...1).contains(decision.confidence))
    #expect(!decision.reasons.isEmpty)
  }

  @Test func reasonsAreFacts() throws {
    let header = try TableReader(bytes: Array("City,Rain\nOslo,12\nBonn,3\n".utf8)).decisions.header
    #expect(header.reasons == [.headers(.differs(1)), .headers(.headerWords(1))])
    let data = try TableReader(bytes: Array("Oslo,12\nBonn,3\n".utf8)).decisions.header
    #expect(data.reasons.map(\.description) == ["values like the data in 1 column"])
    let short = try TableReader(bytes: Array("Ann,Rome\nBob,Oslo\n".utf8)).decisions.header
    #expect(short.reasons.map(\.description) == ["no difference from the data"])
  }

  @Test(arguments: [
    ("Region,2023,2023\nRegion,Sales,Cost\nNorth,1,2\nSouth,5,6\nEast,1,2\n", 2),
    ("Team,Home,,Away,\n,Won,Lost,Won,Lost\nReds,1,2,3,4\nBlues,5,6,7,8\n", 2),
    ("Region,2023,2023\nNorth,1,2\nSouth,5,6\nEast,1,2\n", 1),
    ("Station,Rain,Sun\n,mm,h\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\n", 2),
    ("Name,Spoken,,Age\nResponse,Spanish,French,Response\nAda,yes,no,31\nBo,no,yes,42\nCy,no,no,53\n", 2),
    ("Station,Rain,Sun\nNord,low,late\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\n", 1),
    ("Station,Rain,Snow\n,mm,mm\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\n", 2),
    ("Station,Rain,Sun\n,low,9\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\n", 1),
    ("Station,Rain,Sun\n,mm,h\nMill,763,1668\n", 1),
    ("Parcel,Weight,Share,Width\n,kg,%,m\nA,1.25,3,1\nB,0.4,2,2\nC,0.9,1,3\n", 2),
    (
      "ID,Start,Which?,,,Age\n,,Spanish,French,Other,Response\n1,2,yes,no,no,31\n2,3,no,no,yes,42\n3,4,no,yes,no,5\n",
      2
    ),
    ("Name,Score,Score\nAda,absent,excused\nBo,12,13\nCy,14,15\nDee,9,8\n", 1),
    ("Name,Score,Score\nAda,n/a,n/a\nBo,12,13\nCy,14,15\nDee,9,8\n", 1),
    ("Name,Price,Stock,\nTea,n/a,unknown\nJam,3,5\nHam,4,6\nEgg,1,9\n", 1),
    ("Country,,2019,2020,2021\nAruba,ABW,NA,NA,103\nChad,TCD,5,6,7\nPeru,PER,8,9,1\nMali,MLI,2,3,4\n", 1),
    ("Stop,,\nA,late,gone\nB,6:10,7:10\nC,6:20,7:20\nD,6:30,7:30\n", 1),
    ("Heat,Runner,Lap,Total\n,Ada,DNF,DSQ\n,Bo,12,24\n1,Cy,13,25\n,Di,14,26\n", 1),
    ("Note,Town,Rain,Sun\n,Ulm,n/a,unknown\n,Rye,3,4\nx,Oslo,5,6\n,Bonn,7,8\n", 1),
    ("Player,#,%\nAda,1,40\nBo,2,60\nCy,3,70\n", 1),
    ("Name,,Town\nAda,B,Oslo\nBert,C,Rome\nCara,D,Bonn\n", 1),
    ("1,2,3\n4,5,6\n7,8,9\n10,11,12\n", 0),
  ])
  func secondRowOfHeadersIsFoundWhereItIsClear(text: String, rows: Int) throws {
    #expect(try TableReader(bytes: Array(text.utf8)).decisions.header.choice.rowCount == rows)
  }

  @Test func askedHeaderIsTaken() throws {
    let text = "title\nx,y\n1,2\n3,4\n"
    let none = try read(text.utf8, options: ImportOptions(delimiter: ",", header: HeaderPlacement.none))
    #expect(none.names == [nil, nil])
    let line = try read(text.utf8, options: ImportOptions(header: .line(3)))
    #expect(line.names == ["1", "2"])
    #expect(line.rows == [["3", "4"]])
    let late = failure(of: text, options: ImportOptions(header: .line(9)))
    #expect(
      late.sentence
        == "t.csv: no header on line 9, the last checked line is 4; pass --header with a smaller number")
  }

  @Test func headerAloneIsATableWithoutRows() throws {
    let table = try read("City,Rain\n".utf8)
    #expect(table.names == ["City", "Rain"])
    #expect(table.rows.isEmpty)
  }
}
