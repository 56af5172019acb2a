import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallText

/// An open storyboard or XIB and its spoken text.
package struct InterfaceFile {
  let document: InterfaceDocument
  let locale: LocaleTag

  /// Opens a file with the strings file of the listener's language, if there is one.
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

  /// The spoken lines of each scene, one for each reachable element.
  func lines(_ dialect: Dialect, verbosity: Verbosity) throws -> [(
    scene: InterfaceScene, lines: [SpokenLine]
  )] {
    let narrator = Narrator(dialect, locale: locale, verbosity: verbosity)
    let isPhone = dialect.id == Dialect.voiceover.id
    return try document.scenes.map { ($0, narrator.lines(for: try $0.tree(), isPhone: isPhone)) }
  }

  /// Reports prototype rows.
  package func reportPrototypes(to output: Output) {
    let count = document.scenes.flatMap(\.tables).filter { $0.mode == .prototypes }.flatMap(\.cells).count
    guard count > 0 else { return }
    output.note(
      "\(document.path): "
        + (count == 1
          ? "1 row is a prototype and is read once as designed; code fills it with data"
          : "\(count) rows are prototypes and are read once as designed; code fills them with data"))
  }

  /// Why nothing was spoken.
  package var nothingToSay: NothingToSay { NothingToSay(path: document.path, reason: .silentInterface) }
}
