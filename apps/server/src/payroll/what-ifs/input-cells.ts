import type { InputPlan, Program } from '@wagewright/calc-engine';
import { AppError, type InputOf } from '@wagewright/contracts';
import type { startWhatIf } from '@wagewright/contracts/payroll/what-ifs';
import type { InputCellChange } from '@wagewright/db';
import { storedCell } from '../tables/index.ts';

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
  const cell = storedCell(column, value);
  if (!cell.ok) throw new AppError('VALIDATION_FAILED', { reason: `${code}.${columnCode}: ${cell.problem}` });
  return { tableNo: table.tableNo, storage: column.storage, position: column.position, value: cell.value };
}
