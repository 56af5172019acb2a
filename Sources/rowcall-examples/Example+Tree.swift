import RowcallAccessibility
import RowcallExamples
import RowcallScreens

extension Example {
  /// What a listener can come upon after the last step, on the screen in front or in the table.
  func tree(in language: ExampleLanguage) throws -> AccessibilityTree {
    var tree = AccessibilityTree(root: .container(AccessibilityContainer(.list), children: []))
    try run(in: language) { moment in
      tree = moment.navigation.map(AccessibilityTree.init(of:)) ?? AccessibilityTree(of: moment.table)
    }
    return tree
  }
}
