import RowcallTableView
import Testing

@testable import RowcallScreens

struct InterfaceContentTests {
  @Test(arguments: [
    (#"<label text="A"/>"#, ContentElement.Kind.label("A")),
    (#"<label><string key="text">A "B"</string></label>"#, .label(#"A "B""#)),
    (#"<label><string key="text" base64-UTF8="YES">QcOp</string></label>"#, .label("Aé")),
    (
      #"<label><attributedString key="attributedText"><fragment content="A"/><fragment><string key="content"> B</string></fragment></attributedString></label>"#,
      .label("A B")
    ),
    (#"<button><state key="selected" title="X"/><state key="normal" title="Go"/></button>"#, .button("Go")),
    (#"<button><state key="normal" image="gear"/></button>"#, .button(nil)),
    (
      #"<button><buttonConfiguration key="configuration" style="plain" title="Buy"/></button>"#,
      .button("Buy")
    ),
    (
      #"<button><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state></button>"#,
      .button("Go")
    ),
    (
      #"<button><state key="normal" title="Play"/><buttonConfiguration key="configuration" title=""/></button>"#,
      .button("Play")
    ),
    (#"<slider value="2" minValue="1" maxValue="5"/>"#, .slider(value: 2, in: 1...5)),
    (#"<slider minValue="1" maxValue="5"/>"#, .slider(value: 3, in: 1...5)),
    (
      #"<button><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="localizedTitle" value="Go"/></userDefinedRuntimeAttributes></button>"#,
      .button("Go")
    ),
    (
      #"<label><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizableString" keyPath="key"><string key="value">A</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>"#,
      .label("A")
    ),
    (
      #"<textField><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="localizedText" value="Name"/></userDefinedRuntimeAttributes></textField>"#,
      .textField(text: "", placeholder: "Name")
    ),
    (#"<slider value="nan" minValue="5" maxValue="1"/>"#, .slider(value: 5, in: 5...5)),
    (#"<stepper value="3" maximumValue="9"/>"#, .stepper(value: 3, in: 0...9, by: 1)),
    (
      #"<segmentedControl selectedSegmentIndex="1"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>"#,
      .segmentedControl(titles: ["Day", "Week"], selected: 1)
    ),
    (#"<textField placeholder="Name"/>"#, .textField(text: "", placeholder: "Name")),
    (#"<textView><string key="text">Hi</string></textView>"#, .textField(text: "Hi", placeholder: nil)),
    (#"<textView editable="NO" text="Hi"/>"#, .label("Hi")),
    (#"<progressView progress="0.25"/>"#, .progress(0.25)),
    (#"<activityIndicatorView/>"#, .progress(nil)),
    (#"<imageView image="star"/>"#, .image(CellImage(name: "star"))),
  ])
  func anElementShowsWhatTheFileSays(_ element: String, _ kind: ContentElement.Kind) throws {
    #expect(try onlyCell(cell(element)).content.elements.map(\.kind) == [kind])
  }

  @Test func aFieldForAPasswordIsSecure() throws {
    let fields = try onlyCell(
      cell(
        #"<textField><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField><textField/>"#)
    )
    #expect(fields.content.elements.map(\.isSecure) == [true, false])
  }

  @Test func wordsForListenersComeFromTheConfiguration() throws {
    let cell = try onlyCell(
      cell(
        """
        <imageView image="a"><accessibility key="accessibilityConfiguration" hint="H" label="L" identifier="I">
        <accessibilityTraits key="traits" button="YES" image="NO"/><bool key="isElement" value="YES"/></accessibility>
        </imageView>
        """))
    let authored = cell.content.elements[0].accessibility
    #expect(authored.label == "L")
    #expect(authored.hint == "H")
    #expect(authored.identifier == "I")
    #expect(authored.traits == .button)
    #expect(authored.isElement == true)
  }

  @Test func wordsForListenersComeFromRuntimeAttributes() throws {
    let cell = try onlyCell(
      cell(
        """
        <switch><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Alerts"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="NO"/>
        <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits"><integer key="value" value="65537"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint"><string key="value">Two
        lines</string></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></switch>
        """))
    let authored = cell.content.elements[0].accessibility
    #expect(authored.label == "Alerts")
    #expect(authored.isElement == false)
    #expect(authored.traits == [.button, .header])
    #expect(authored.hint == "Two\nlines")
  }

  @Test func aViewThatIsOneElementCoversWhatIsInside() throws {
    let cell = try onlyCell(
      cell(
        """
        <view id="v"><accessibility key="accessibilityConfiguration" label="Both"><bool key="isElement" value="YES"/>
        </accessibility><subviews><label text="A"/></subviews></view><label text="B"/>
        """))
    #expect(cell.elements.map(\.kind) == [.view, .label, .label])
    #expect(cell.elements.map { $0.design?.isCovered } == [false, true, false])
    #expect(cell.content.elements.map(\.accessibility.isHidden) == [false, true, false])
  }

  @Test func whatIsHiddenIsHiddenWithAllThatIsInside() throws {
    let cell = try onlyCell(
      cell(#"<view hidden="YES"><subviews><label text="A"/></subviews></view><label hidden="YES" text="B"/>"#)
    )
    #expect(cell.content.elements.map(\.accessibility.isHidden) == [true, true])
    #expect(cell.elements.map { $0.design?.isHidden } == [true, true])
  }

  @Test func whatIsTransparentIsHidden() throws {
    let cell = try onlyCell(
      cell(
        #"<view alpha="0.0"><subviews><switch/></subviews></view><switch alpha="0.005"/><switch alpha="0.5"/>"#
      ))
    #expect(cell.content.elements.map(\.accessibility.isHidden) == [true, true, false])
  }

  @Test(arguments: [
    (#"constant="48""#, 48.0), (#"relation="greaterThanOrEqual" constant="30""#, 60),
    (#"relation="greaterThanOrEqual" constant="70""#, 70), (#"constant="30" priority="250""#, nil),
    (#"constant="30" placeholder="YES""#, nil), (#"constant="30" secondItem="x""#, nil),
  ])
  func onlyConstraintsThatHoldGiveAHeight(_ constraint: String, _ height: Double?) throws {
    let cell = try onlyCell(
      cell(
        """
        <button id="b"><rect key="frame" x="0" y="0" width="100" height="60"/>
        <constraints><constraint firstAttribute="height" \(constraint)/></constraints></button>
        """))
    #expect(cell.elements.map(\.design?.fixedHeight) == [height])
  }

  // TV-77
  @Test func sizesFontsAndOutletsAreKept() throws {
    let cell = try onlyCell(
      """
      \(cell(#"<button enabled="NO" customClass="Star" userLabel="Fav" tag="7" id="b"><rect key="frame" x="1" y="2" width="30" height="20"/><fontDescription key="fontDescription" type="system" pointSize="15"/><constraints><constraint firstAttribute="height" constant="44"/><constraint firstAttribute="width" relation="lessThanOrEqual" constant="9"/></constraints></button><label adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#))
      <outlet property="favourite" destination="b"/>
      """)
    let design = try #require(cell.elements[0].design)
    #expect(design.frame == InterfaceFrame(x: 1, y: 2, width: 30, height: 20))
    #expect(design.fixedHeight == 44)
    #expect(design.fixedWidth == nil)
    #expect(design.font == InterfaceFont(textStyle: nil, size: 15, name: nil, adjusts: false))
    #expect(design.outlets == ["favourite"])
    #expect(design.customClass == "Star")
    #expect(cell.content.elements[0].isEnabled == false)
    #expect(cell.content.elements[0].tag == 7)
    #expect(cell.content.elements[0].name == "favourite")
    #expect(
      cell.elements[1].design?.font == InterfaceFont(textStyle: "Body", size: nil, name: nil, adjusts: true))
  }

  @Test func viewsAreReadLineByLineWhereverTheyAreInTheFile() throws {
    let at = { (x: Int, y: Int) in #"<rect key="frame" x="\#(x)" y="\#(y)" width="50" height="20"/>"# }
    let cell = try onlyCell(
      cell(
        """
        <label text="below">\(at(0, 30))</label><label text="right">\(at(60, 2))</label><label text="left">\(at(0, 5))</label>
        """))
    #expect(cell.content.texts == ["left", "right", "below"])
  }

  @Test func aStackIsReadAsItIsStacked() throws {
    let cell = try onlyCell(
      cell(
        """
        <stackView><subviews><label text="1"><rect key="frame" x="0" y="9" width="1" height="1"/></label>
        <label text="2"><rect key="frame" x="0" y="0" width="1" height="1"/></label></subviews></stackView>
        """))
    #expect(cell.content.texts == ["1", "2"])
  }

  @Test func textsOfALocalizationTakeThePlaceOfThoseOfTheFile() throws {
    let texts = StringsTable([
      "l.text": "Ton", "b.normalTitle": "Los", "f.placeholder": "Name?", "w.accessibilityLabel": "Hinweise",
      "g.segmentTitles[1]": "Woche",
    ])
    let cell = try onlyCell(
      cell(
        """
        <label text="Sound" id="l"/><button id="b"><state key="normal" title="Go"/></button>
        <textField placeholder="Name" id="f"/>
        <switch id="w"><accessibility key="accessibilityConfiguration" label="Alerts"/></switch>
        <segmentedControl id="g"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        """), texts: texts)
    #expect(
      cell.content.elements.map(\.kind) == [
        .label("Ton"), .button("Los"), .textField(text: "", placeholder: "Name?"), .switch(isOn: false),
        .segmentedControl(titles: ["Day", "Woche"], selected: 0),
      ])
    #expect(cell.content.elements[3].accessibility.label == "Hinweise")
  }
}
