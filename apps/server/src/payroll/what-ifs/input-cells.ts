import { constantToMinor, type InputPlan, type Program, parseCell } from '@wagewright/calc-engine';
import { AppError, type InputOf, type startWhatIf } from '@wagewright/contracts';
import type { InputCellChange } from '@wagewright/db';

type InputChange = Omit<InputOf<typeof startWhatIf>['inputs'][number], 'employeeId' | 'line'>;

/**
 * Where a cell of a frozen table is stored, and as what.
 * @throws AppError NOT_FOUND for a table or column that is not frozen; VALIDATION_FAILED for a value that the column cannot hold
 */
export function inputCell(
  program: Program,
  { table: code, column: columnCode, value }: InputChange,
): Omit<InputCellChange, 'employeeId' | 'line'> {
  const table: InputPlan | undefined = program.inputs.find((candidate) => candidate.code === code);
  if (!table) throw new AppError('NOT_FOUND', { what: 'table', id: code });
  const column = table.columns.find((candidate) => candidate.code === columnCode);
  if (!column) throw new AppError('NOT_FOUND', { what: 'column', id: `${code}.${columnCode}` });
  const cell = parseCell(value, column.type, column.scale);
  if (!cell.ok) throw new AppError('VALIDATION_FAILED', { reason: `${code}.${columnCode}: ${cell.problem}` });
  const { storage, position } = column;
  const given = cell.value;
  const stored = given === null ? null : given.kind === 'text' ? given.value : String(constantToMinor(given, column.scale));
  return { tableNo: table.tableNo, storage, position, value: stored };
}
