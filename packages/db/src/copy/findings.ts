import { type CopyBuffer, textBytesMax, writeText } from './copy-buffer.ts';
import { arrayHeaderBytes, textOid, writeArrayHeader } from './result-rows.ts';

export const findingCopy = 'COPY calc.finding (run_id, question, employee_id, line, value, against, told) FROM STDIN (FORMAT binary)';

const rowBytes = 2 + 8 + 6 + 8 + 6 + 12 + 12 + 4;
const nullField = -1;

/** A value that a question of the program does not expect, as `calc.finding` keeps it. */
export interface FindingRow {
  /** Place in the program's questions. */
  readonly question: number;
  readonly employeeId: number;
  readonly line: number;
  /** Minor units; of a rule 1, or 0 where its condition failed. */
  readonly value: bigint;
  readonly against: bigint | null;
  /** Of a rule what its message shows. */
  readonly told?: readonly (string | null)[];
}

function writeTold(buffer: CopyBuffer, start: number, told: FindingRow['told']): number {
  const { view } = buffer;
  if (!told || told.length === 0) {
    view.setInt32(start, nullField);
    return start + 4;
  }
  let at = writeArrayHeader(view, start + 4, told.length, told.includes(null), textOid);
  for (const text of told) {
    if (text === null) {
      view.setInt32(at, nullField);
      at += 4;
    } else at = writeText(buffer, at, text);
  }
  view.setInt32(start, at - start - 4);
  return at;
}

const toldBytes = (told: FindingRow['told']): number =>
  (told ?? []).reduce((sum, text) => sum + 4 + textBytesMax(text ?? ''), arrayHeaderBytes);

export function encodeFindings(buffer: CopyBuffer, runId: number, findings: Iterable<FindingRow>): void {
  for (const { question, employeeId, line, value, against, told } of findings) {
    buffer.reserve(rowBytes + toldBytes(told));
    const { view, position: at } = buffer;
    view.setInt16(at, 7);
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
    buffer.position = writeTold(buffer, at + (against === null ? 46 : 54), told);
    buffer.rows++;
  }
}
