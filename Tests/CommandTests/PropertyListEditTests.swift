import Foundation
import Testing

/// Property lists that `rowcall edit` wrote, as Python's reader reads them.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
struct PropertyListEditTests {
  /// Records with values of each type, as Python writes them.
  private static let records = """
    import datetime, plistlib, sys
    boats = [
      {"Name": "Möwe", "Crew": 3, "Length": 8.5, "Built": datetime.datetime(1999, 5, 1, 12, 0), "Fast": True,
       "Home": {"Port": "Cork", "Berth": 7}, "Key": b"\\x00\\x01", "Tags": ["red", "old"]},
      {"Name": "Eel", "Crew": 300, "Length": 7.25, "Built": datetime.datetime(2001, 1, 1, 0, 0, 1), "Fast": False,
       "Home": {"Port": "Ulm"}},
      {"Name": "Gull", "Crew": -4, "Length": 1e100},
    ]
    """

  @Test(arguments: ["FMT_XML", "FMT_BINARY"])
  func valuesKeepTheirTypes(format: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = scratch.folder.appending(path: "boats.plist").path
    let write =
      "with open(sys.argv[1], 'wb') as f: plistlib.dump({'Version': 2, 'Boats': boats}, f, fmt=plistlib.FORMAT)"
    _ = try python(Self.records + "\n" + write.replacing("FORMAT", with: format), list)
    let edit = try Command.run([
      "edit", list, "set 1 Crew 18446744073709551615", "set 1 Home.Berth 9",
      "set 2 Built 2020-02-29T23:59:59Z",
      "set 2 Fast true", "set 3 Length long", "set 3 Fast false", "set 3 Home.Berth 12", "set 2 Crew",
      "insert 2 Name=Åse Crew=5 Length=4", "move 1 4", "add-column Note", "set 1 Note \"new\"",
    ])
    #expect(edit.status == 0 && edit.errorOutput.isEmpty, "\(edit.errorOutput)")
    let check = """
      with open(sys.argv[1], 'rb') as f: found = plistlib.load(f)
      moewe, eel, gull = boats
      moewe["Crew"] = 18446744073709551615; moewe["Home"]["Berth"] = 9
      eel["Built"] = datetime.datetime(2020, 2, 29, 23, 59, 59); eel["Fast"] = True; del eel["Crew"]
      gull["Length"] = "long"; gull["Fast"] = False; gull["Home"] = {"Berth": 12}
      new = {"Name": "Åse", "Crew": 5, "Length": 4.0, "Home": {}}
      rows = [new, eel, gull, moewe]
      for row in rows: row["Note"] = ""
      new["Note"] = '"new"'
      assert found == {"Version": 2, "Boats": rows}, found
      types = [[type(row.get(key)).__name__ for key in ("Crew", "Length", "Fast", "Built")] for row in found["Boats"]]
      print(types[0], types[3])
      """
    let types = try python(Self.records + "\n" + check, list)
    #expect(
      types == "['int', 'float', 'NoneType', 'NoneType'] ['int', 'float', 'bool', 'datetime']\n", "\(types)")
    // What was written is read again as it was edited.
    let again = try Command.run(["edit", list, "show 2"])
    #expect(again.output.contains("Name: Eel") && again.output.contains("Built: 2020-02-29T23:59:59Z"))
  }

  @Test func anUneditedBinaryListHasEqualValuesAfterAChangeIsTakenBack() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = scratch.folder.appending(path: "boats.plist").path
    let write = """
      boats[0]["Id"] = plistlib.UID(7); boats[1]["Long"] = "x" * 300; boats[1]["Big"] = 1 << 40
      boats += [{"Name": "n%d" % i, "Crew": i} for i in range(400)]
      """
    let dump = "with open(sys.argv[1], 'wb') as f: plistlib.dump(boats, f, fmt=plistlib.FMT_BINARY)"
    _ = try python([Self.records, write, dump].joined(separator: "\n"), list)
    let edit = try Command.run(["edit", list, "set 400 Crew 1000"])
    #expect(edit.status == 0, "\(edit.errorOutput)")
    let check = """
      boats[399]["Crew"] = 1000
      with open(sys.argv[1], 'rb') as f: assert plistlib.load(f) == boats
      """
    #expect(try python([Self.records, write, check].joined(separator: "\n"), list).isEmpty)
  }

  @Test func whatAListCannotHoldIsRefused() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = scratch.folder.appending(path: "a.plist").path
    let text =
      "<plist><array><dict><key>a</key><string>x</string><key>b</key><data>AAEC</data></dict></array></plist>"
    try text.write(toFile: list, atomically: true, encoding: .utf8)
    let data = try Command.run(["edit", list, "set 1 b y"])
    #expect(
      data.errorOutput
        == "rowcall: row 1, b: the cell holds a list, an object or data; change it in the file\n")
    let control = try Command.run(["edit", list, "set 1 a \u{1}"])
    #expect(
      control.status != 0 && control.errorOutput.contains("has a control character"),
      "\(control.errorOutput)")
    #expect(try String(contentsOfFile: list, encoding: .utf8) == text)
    try "{ Ada = { born = 1815; }; Bo = { born = 1900; }; }".write(
      toFile: list, atomically: true, encoding: .utf8)
    let old = try Command.run(["edit", list, "set 1 born 1816"])
    #expect(
      old.errorOutput
        == "rowcall: \(list): property lists in the old text format cannot be edited; convert the file to XML "
        + "first, with plutil -convert xml1\n")
    #expect(try scratch.names() == ["a.plist"])
  }

  /// What a program in Python prints.
  private func python(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", program] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let problem = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: problem, as: UTF8.self))")
    return String(decoding: text, as: UTF8.self)
  }
}
