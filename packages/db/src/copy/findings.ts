import type { CopyBuffer } from './copy-buffer.ts';

export const findingCopy = 'COPY calc.finding (run_id, question, employee_id, line, value, against) FROM STDIN (FORMAT binary)';

const rowBytes = 2 + 8 + 6 + 8 + 6 + 12 + 12;
const nullField = -1;

/** A value that a question of the program does not expect, as `calc.finding` keeps it. */
export interface FindingRow {
  /** Place in the program's questions. */
  readonly question: number;
  readonly employeeId: number;
  readonly line: number;
  /** Minor units. */
  readonly value: bigint;
  readonly against: bigint | null;
}

export function encodeFindings(buffer: CopyBuffer, runId: number, findings: Iterable<FindingRow>): void {
  for (const { question, employeeId, line, value, against } of findings) {
    buffer.reserve(rowBytes);
    const { view, position: at } = buffer;
    view.setInt16(at, 6);
    view.setInt32(at + 2, 4);
    view.setInt32(at + 6, runId);
    view.setInt32(at + 10, 2);
    view.setInt16(at + 14, question);
    view.setInt32(at + 16, 4);
    view.setInt32(at + 20, employeeId);
    view.setInt32(at + 24, 2);
    view.setInt16(at + 28, line);
    view.setInt32(at + 30, 8);
    view.setBigInt64(at + 34, value);
    view.setInt32(at + 42, against === null ? nullField : 8);
    if (against !== null) view.setBigInt64(at + 46, against);
    buffer.position = at + (against === null ? 46 : 54);
    buffer.rows++;
  }
}
