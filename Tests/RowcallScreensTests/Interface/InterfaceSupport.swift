import RowcallImport
import RowcallTableView
import Testing

@testable import RowcallScreens

/// A storyboard around what its tables hold.
func storyboard(_ view: String, title: String? = "Settings", classed custom: String = "") -> String {
  let bar = title.map { #"<navigationItem key="navigationItem" title="\#($0)" id="nav"/>"# } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="vc" sceneMemberID="viewController"\(custom)>
    \(view)
    \(bar)
    </tableViewController>
    </objects></scene></scenes>
    </document>
    """
}

/// A static table of one section around cells.
func staticTable(_ cells: String) -> String {
  """
  <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="table">
  <sections><tableViewSection headerTitle="Sounds" id="sec"><cells>
  \(cells)
  </cells></tableViewSection></sections>
  </tableView>
  """
}

/// A cell of no standard style around what it shows.
func cell(_ subviews: String, attributes: String = "") -> String {
  """
  <tableViewCell id="cell"\(attributes)>
  <tableViewCellContentView key="contentView" id="content"><subviews>
  \(subviews)
  </subviews></tableViewCellContentView>
  </tableViewCell>
  """
}

/// The interface of a text.
func interface(
  _ text: String, limits: ImportLimits = ImportLimits(), texts: StringsTable? = nil
) throws -> InterfaceDocument {
  try InterfaceDocument.read(Array(text.utf8), path: "Main.storyboard", limits: limits, texts: texts)
}

/// The only cell of a storyboard with a static table.
func onlyCell(_ cell: String, texts: StringsTable? = nil) throws -> InterfaceCell {
  let cells = try interface(storyboard(staticTable(cell)), texts: texts).scenes[0].tables[0].cells
  return try #require(cells.first)
}

/// What is wrong with a text.
func problem(aboutInterface text: String, limits: ImportLimits = ImportLimits()) -> String {
  do {
    _ = try interface(text, limits: limits)
    return "nothing"
  } catch {
    return "\(error)"
  }
}
