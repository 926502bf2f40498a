/** Files as people have them: text with any delimiter and encoding, and workbooks → rows of cells → values of a column's type, and back (docs/files.md). */
export { columnLetters } from './address.ts';
export { type CellContent, cellText, type FileRow, numberText, type TypedCell } from './cells.ts';
export { type FileLimits, fileLimits } from './limits.ts';
export { type OfficeFile, tellOfficeFile } from './office-file.ts';
export { type FileOptions, openFile } from './open-file.ts';
export { describeCause, describeProblem, describeProblems, type ProblemLanguage } from './problems/describe.ts';
export { groupProblems, type ProblemGroup } from './problems/group.ts';
export { placeText } from './problems/places.ts';
export { FileError, type FilePlace, type FileProblem, type ProblemCode, problemCodes } from './problems/problem.ts';
export type { SheetReader } from './sheet.ts';
export { type Encoding, encodings } from './text/decode-text.ts';
export { type Delimiter, delimiters } from './text/delimiter.ts';
export type { ColumnSpec, DateOrder, DecimalMark, Notation, Value, ValueType } from './typed/column.ts';
export type { HeaderNames } from './typed/header.ts';
export { type RowProblem, readTable, type TableRead, type TableRequest } from './typed/read-table.ts';
export type { OutBlock, OutColumn, OutSheet } from './write/out-sheet.ts';
export { writeText } from './write/write-text.ts';
export { writeWorkbook } from './write/write-workbook.ts';
