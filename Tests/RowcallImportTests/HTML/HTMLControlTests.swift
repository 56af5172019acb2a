import Testing

@testable import RowcallImport

/// Form controls in cells: kind, name, value and states.
@Suite struct HTMLControlTests {
  @Test(arguments: [
    ("<button>Save <b>now</b></button>", ["button:Save now"]),
    ("<button aria-label=Close>x</button>", ["button:Close"]),
    ("<button><img alt=Print></button>", ["button:Print"]),
    ("<button disabled title=T></button>", ["button:T disabled"]),
    ("<input type=submit value=Send>", ["button:Send"]), ("<input type=submit>", ["button:-"]),
    ("<input type=image alt=Go src=x>", ["button:Go"]),
    ("<div role=button aria-pressed=true>Bold</div>", ["button:Bold pressed"]),
    ("<input value=5>", ["textField:-=5"]), ("<input placeholder=Name>", ["textField:Name"]),
    ("<input title=T placeholder=P>", ["textField:T"]),
    ("<input type=email required readonly>", ["textField:- readonly required"]),
    ("<input type=password value=secret aria-label=Word>", ["textField:Word filledIn"]),
    ("<input type=password>", ["textField:-"]),
    ("<input type=hidden value=x>", []),
    ("<input type=search aria-label=Find value=x>", ["searchField:Find=x"]),
    ("<input list=l value=x>", ["comboBox:-=x"]),
    ("<input type=number value=3>", ["spinButton:-=3"]), ("<input type=range>", ["slider:-=50"]),
    ("<input type=range min=10 max=20 value=12>", ["slider:-=12"]),
    ("<input type=range min=-9223372036854775807 max=9223372036854775807>", ["slider:-"]),
    ("<input type=checkbox checked>", ["checkbox:- on"]), ("<input type=checkbox switch>", ["switch:- off"]),
    ("<input type=checkbox role=switch checked aria-label=Wi-Fi>", ["switch:Wi-Fi on"]),
    ("<input type=radio>", ["radio:- off"]),
    ("<span role=checkbox aria-checked=mixed>All</span>", ["checkbox:All mixed"]),
    ("<span role=switch>Dark</span>", ["switch:Dark off"]),
    ("<textarea aria-label=Note>Two\nlines</textarea>", ["textField:Note=Two lines"]),
    ("<div role=textbox aria-label=Note aria-invalid=true>x</div>", ["textField:Note=x invalid"]),
    ("<select><option>a<option>b</select>", ["comboBox:-=a"]),
    ("<select><option>a<option selected>b</select>", ["comboBox:-=b"]),
    ("<select><option disabled>a<option>b</select>", ["comboBox:-=b"]), ("<select></select>", ["comboBox:-"]),
    ("<select multiple><option selected>a<option>b<option selected>c</select>", ["listBox:-=a, c"]),
    ("<select size=3><option>a</select>", ["listBox:-"]),
    ("<ul role=listbox><li role=option aria-selected=true>a<li role=option>b</ul>", ["listBox:-=a"]),
    (
      "<div role=slider aria-valuenow=3 aria-valuetext=' three ' aria-label=Size></div>",
      ["slider:Size=three"]
    ),
    ("<div role=combobox aria-expanded=false>Red</div>", ["comboBox:-=Red collapsed"]),
    ("<label for=a>One</label><label for=a>two</label><input id=a>", ["textField:One two"]),
    ("<label>Rows <input value=5> at most</label>", ["textField:Rows at most=5"]),
    ("<label>First <input id=x></label><label for=x>Second</label>", ["textField:First Second"]),
    (
      "<fieldset disabled><legend><input></legend><input></fieldset>",
      ["textField:-", "textField:- disabled"]
    ),
    ("<button aria-expanded=true aria-current=page>x</button>", ["button:x expanded current"]),
    ("<button aria-disabled=true aria-current=false>x</button>", ["button:x disabled"]),
  ])
  func controlsSayWhatTheyAre(content: String, expected: [String]) throws {
    #expect(try pieces(content) == expected)
  }

  @Test(arguments: [
    ("<progress value=3 max=10>x</progress>", "30%"), ("<progress value=.5></progress>", "50%"),
    ("<progress>x</progress>", ""), ("<progress value=9 max=3></progress>", "100%"),
    ("<meter value=0.6>x</meter>", "60%"), ("<meter value=36.6 min=30 max=45>x</meter>", "36.6"),
    ("<div role=progressbar aria-valuenow=40></div>", "40%"),
    ("<div role=progressbar aria-valuenow=3 aria-valuemax=4 aria-label=Disk></div>", "Disk 75%"),
    ("<div role=meter aria-valuenow=3 aria-valuetext=low></div>", "low"),
    ("<div role=progressbar aria-valuenow=nan></div>", ""),
    ("<div role=progressbar aria-valuenow=1e308 aria-valuemin=-1e308 aria-valuemax=1e308></div>", ""),
    ("<input type=radio checked>yes<input type=radio>no", "yes"),
    ("Size: <input type=radio>S <label><input type=radio checked> M</label>", "Size: M"),
    ("<input type=radio>yes<input type=radio>no", ""), ("<input type=radio checked>yes", "true yes"),
  ])
  func whatIsSetIsTheTextOfTheCell(content: String, expected: String) throws {
    let table = try read("<table><tr><th>A<tr><td>\(content)<td>.</table>".utf8, path: "t.html")
    #expect(table.rows == [[expected, "."]])
  }

  @Test func buttonsInEachOthersLabelsAreNamedByWhatIsWrittenOnThem() throws {
    let content =
      "<label for=a>One <input type=button id=b value=B></label><label for=b>Two <input type=button id=a value=A></label>"
    #expect(try pieces(content) == ["button:Two A", "button:One B"])
  }

  @Test func aLabelInAnotherCellNamesAControl() throws {
    let cells = try cells("<td><label for=q>Quantity</label><td><input id=q value=2>")
    #expect(cells.map { $0.content.map(\.sketch) } == [["Quantity"], ["textField:Quantity=2"]])
  }

  @Test(arguments: [
    ("aria-selected=true", " selected"), ("aria-selected=false", " unselected"), ("aria-selected=maybe", ""),
    ("aria-sort=descending", " descending"), ("aria-sort=none", ""), ("aria-sort=other", " other"),
    ("aria-readonly=true aria-required=true", " readonly required"), ("aria-invalid=spelling", " invalid"),
    ("aria-current=date", " current"), ("aria-checked=true", " on"), ("aria-expanded=true", " expanded"),
  ])
  func cellsHaveStates(attributes: String, states: String) throws {
    #expect(try cells("<td \(attributes)>x").first?.states.sketch == states)
  }
}
