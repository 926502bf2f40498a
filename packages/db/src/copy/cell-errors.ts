import { type CopyBuffer, textBytesMax, writeText } from './copy-buffer.ts';

export const cellErrorCopy =
  'COPY calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail) FROM STDIN (FORMAT binary)';

/** Version byte of jsonb on the wire; the rest is its text. */
const jsonbVersion = 1;
const fixedBytes = 2 + 8 + 6 + 8 + 6 + 4 + 4 + 5;

/** One failed cell as `calc.cell_error` keeps it. `detail` says what happened, with what input, and what to do. */
export interface CellErrorRow {
  readonly tableNo: number;
  readonly employeeId: number;
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly detail: unknown;
}

export function encodeCellErrors(buffer: CopyBuffer, runId: number, errors: Iterable<CellErrorRow>): void {
  for (const error of errors) {
    const detail = JSON.stringify(error.detail);
    buffer.reserve(fixedBytes + textBytesMax(error.column) + textBytesMax(error.code) + textBytesMax(detail));
    const { view } = buffer;
    let at = buffer.position;
    view.setInt16(at, 7);
    view.setInt32(at + 2, 4);
    view.setInt32(at + 6, runId);
    view.setInt32(at + 10, 2);
    view.setInt16(at + 14, error.tableNo);
    view.setInt32(at + 16, 4);
    view.setInt32(at + 20, error.employeeId);
    view.setInt32(at + 24, 2);
    view.setInt16(at + 28, error.line);
    at = writeText(buffer, at + 30, error.column);
    at = writeText(buffer, at, error.code);
    // the version byte goes between the length word and the text, and counts as content
    const end = writeText(buffer, at + 1, detail);
    view.setInt32(at, end - at - 4);
    view.setUint8(at + 4, jsonbVersion);
    buffer.position = end;
    buffer.rows++;
  }
}
