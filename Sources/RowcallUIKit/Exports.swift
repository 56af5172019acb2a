@_exported public import Foundation
#if canImport(FoundationNetworking)
  // Where an app imports UIKit it has the network too, which Foundation holds in a module of its own here.
  @_exported public import FoundationNetworking
#endif
@_exported public import RowcallTableView
