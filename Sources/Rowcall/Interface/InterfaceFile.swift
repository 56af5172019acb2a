import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallText

/// A storyboard or XIB that has been opened, and what is heard in it.
package struct InterfaceFile {
  let document: InterfaceDocument
  let locale: LocaleTag

  /// Opens a file with the texts of the listener's language, if there is a table of them beside it.
  package init(_ path: String, locale: LocaleTag, limits: ImportLimits) throws {
    self.locale = locale
    document = try InterfaceDocument.open(path, limits: limits, locale: String(describing: locale))
  }

  /// The tree of the only scene, or of all in a group.
  package func tree() throws -> AccessibilityTree {
    let trees = try document.scenes.map { try $0.tree() }
    if trees.count == 1 { return trees[0] }
    let file = AccessibilityContainer(.group)
    return AccessibilityTree(root: .container(file, children: trees.map(\.root)))
  }

  /// What is heard of each scene, a line for each thing that a listener comes upon.
  func lines(_ dialect: Dialect, verbosity: Verbosity) throws -> [(
    scene: InterfaceScene, lines: [SpokenLine]
  )] {
    let narrator = Narrator(dialect, locale: locale, verbosity: verbosity)
    let isPhone = dialect.id == Dialect.voiceover.id
    return try document.scenes.map { ($0, narrator.lines(for: try $0.tree(), isPhone: isPhone)) }
  }

  /// Tells where rows stand for others that nobody has designed.
  package func reportPrototypes(to output: Output) {
    let count = document.scenes.flatMap(\.tables).filter { $0.mode == .prototypes }.flatMap(\.cells).count
    guard count > 0 else { return }
    output.note(
      "\(document.path): "
        + (count == 1
          ? "1 row is a prototype, told once as designed; code fills it with data"
          : "\(count) rows are prototypes, told once each as designed; code fills them with data"))
  }

  /// Why nothing was heard.
  package var nothingToSay: NothingToSay { NothingToSay(path: document.path, reason: .silentInterface) }
}
