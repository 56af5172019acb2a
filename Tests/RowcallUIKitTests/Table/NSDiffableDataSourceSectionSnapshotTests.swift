import RowcallUIKit
import Testing

@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "plum"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func childrenFollowTheirParent() {
    let outline = outline()
    #expect(outline.items == ["fruit", "apple", "red", "green", "plum", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.level(of: "green") == 2 && outline.parent(of: "green") == "apple")
    #expect(outline.parent(of: "bread") == nil && outline.parent(of: "none") == nil)
  }

  @Test func onlyChildrenOfExpandedParentsAreVisible() {
    var outline = outline()
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"] && !outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "plum", "bread"])
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "plum", "bread"] && outline.isVisible("plum"))
  }

  @Test func itemsComeAndGoWithTheirChildren() {
    var outline = outline()
    outline.insert(["pear"], after: "apple")
    outline.insert(["fig"], before: "plum")
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "fig", "plum", "bread"])
    outline.delete(["apple", "none"])
    #expect(outline.items == ["fruit", "pear", "fig", "plum", "bread"])
    #expect(outline.index(of: "fig") == 2)
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.visibleItems.isEmpty)
  }

  @Test func whatAPhoneRefusesChangesNothing() {
    var outline = outline()
    let before = outline.items
    outline.append(["plum"])
    outline.append(["kiwi", "kiwi"])
    outline.append(["kiwi"], to: "none")
    outline.insert(["kiwi"], before: "none")
    outline.expand(["none"])
    #expect(outline.items == before && !outline.contains("kiwi"))
  }
}
