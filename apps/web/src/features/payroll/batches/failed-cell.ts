import type { Outputs } from '../../../shared/api/trpc.ts';

export type CellErrors = Outputs['payroll']['tables']['listCellErrors'];
export type FailedCell = CellErrors['causes']['rows'][number]['concerned'][number];

/** The part of a batch's address that leads to how a cell is explained. */
export function searchOf({ employeeId, employeeNumber, line, table, column }: FailedCell) {
  const cell = { tab: 'table', table, column } as const;
  if (employeeId === null) return { ...cell, line: line + 1 };
  return { ...cell, employee: employeeId, ...(employeeNumber ? { q: employeeNumber } : {}), ...(line > 0 ? { line: line + 1 } : {}) };
}
