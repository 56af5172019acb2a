// One import is enough for programs that read tables.
@_exported import RowcallAccessibility
@_exported import RowcallImport
@_exported import RowcallModel
@_exported import RowcallNarration
@_exported import RowcallSpeech
@_exported import RowcallText
@_exported import RowcallValues
