import { formatValue, readPayslipCells } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { type SummaryColumns, summaryColumns } from '../batches/index.ts';

/** A batch whose result is asked for, with what it was calculated by. */
export interface Summarized {
  readonly currentRunId: number | null;
  readonly copy: Parameters<Deps['definitions']['of']>[0];
  readonly period: { readonly solution: { readonly code: string } };
}

type Column = SummaryColumns['net'];

/** Gross, deductions and net of somebody in the results of some batches, in their order. */
export async function readSummaries(
  { db, definitions, programs }: Pick<Deps, 'db' | 'definitions' | 'programs'>,
  batches: readonly Summarized[],
  employeeId: number,
) {
  const columns = await Promise.all(
    batches.map(async ({ copy, period: { solution } }) => {
      const definition = await definitions.of(copy);
      return summaryColumns(programs.of({ ...copy, definition }, solution.code), solution.code);
    }),
  );
  const tableNumbers = [...new Set(columns.map(({ table }) => table.no))];
  const runIds = batches.flatMap(({ currentRunId }) => currentRunId ?? []);
  const cells = await readPayslipCells(db.reads, { runIds, tableNumbers, employeeIds: [employeeId] });
  return batches.map(({ currentRunId }, index) => {
    const own = columns[index];
    const row = cells.find(({ from, tableNo }) => from === currentRunId && tableNo === own?.table.no);
    const amount = (column: Column | undefined): string | null => {
      const stored = column ? row?.v[column.position - 1] : undefined;
      return column && stored != null ? formatValue(stored, column) : null;
    };
    return { gross: amount(own?.gross), deductions: amount(own?.deductions), net: amount(own?.net) };
  });
}
