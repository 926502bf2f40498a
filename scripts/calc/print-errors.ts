/** Failed cells, one a line: whom, where, what, why, next step. */
import type { CellErrorRecord } from '@wagewright/calc-engine';

export function printCellError(error: CellErrorRecord, employee: string): string {
  const line = error.line > 0 ? `, line ${error.line + 1}` : '';
  const inputs = Object.entries(error.inputs).map(([name, value]) => `${name} ${value ?? 'blank'}`);
  const why = inputs.length === 0 ? '' : ` It reads ${inputs.join(', ')}.`;
  return `${error.code} ${employee}${line} ${error.table}.${error.column}${range(error)} ${error.message}${why} ${error.nextStep}`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
}

function range({ range }: CellErrorRecord): string {
  return range ? `:${range.from}-${range.to}` : '';
}
