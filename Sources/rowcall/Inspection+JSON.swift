import RowcallValues

extension Inspection {
  /// The inspection for other programs; names and order are part of the interface.
  var json: JSONValue {
    .object([
      "file": .string(file),
      "rows": .integer(rows),
      "choices": .array(choices.map(\.json)),
      "columns": .array(columns.map(\.json)),
      "problems": JSONValue(problems),
    ])
  }
}

extension Inspection.Choice {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "choice": .string(choice), "confidence": .number(confidence),
      "reasons": JSONValue(reasons),
    ])
  }
}

extension Inspection.ColumnFacts {
  fileprivate var json: JSONValue {
    .object([
      "number": .integer(number), "name": JSONValue(name), "type": .string(type),
      "namesTheRow": .boolean(namesTheRow), "confidence": .number(confidence), "reason": .string(reason),
      "cells": .integer(cells), "blank": .integer(blank), "fitting": .integer(fitting),
      "examples": JSONValue(examples), "exceptionCount": .integer(exceptionCount),
      "exceptions": .array(exceptions.map(\.json)),
    ])
  }
}

extension CellException {
  /// The row counts from one, as everywhere outside.
  fileprivate var json: JSONValue {
    .object(["row": .integer(row + 1), "line": JSONValue(line), "text": .string(text)])
  }
}
