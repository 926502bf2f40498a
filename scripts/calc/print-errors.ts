/** Failed cells, one a line: whom, where, what, why, next step. */
import { type CellErrorRecord, type Program, tellFailure } from '@wagewright/calc-engine';
import { exactReader } from '@wagewright/contracts/format';

const reader = exactReader('en');

/** Why there is no value, and what to do. */
export function failureText(program: Program, error: CellErrorRecord): string {
  const { why, remedy } = tellFailure(program, error, reader);
  return `${why} ${remedy}`.replaceAll(/\s+/g, ' ').trim();
}

export function printCellError(program: Program, error: CellErrorRecord, employee: string): string {
  const line = error.line > 0 ? `, line ${error.line + 1}` : '';
  const inputs = Object.entries(error.inputs).map(([name, value]) => `${name} ${value ?? 'blank'}`);
  const read = inputs.length === 0 ? '' : ` It reads ${inputs.join(', ')}.`;
  const { why, remedy } = tellFailure(program, error, reader);
  return `${error.code} ${employee}${line} ${error.table}.${error.column}${range(error)} ${why}${read} ${remedy}`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
}

function range({ range }: CellErrorRecord): string {
  return range ? `:${range.from}-${range.to}` : '';
}
