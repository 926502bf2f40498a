import type { InputPlan, RowInput } from '@wagewright/calc-engine';
import type { InputOf } from '@wagewright/contracts';
import type { tryPayeeInput } from '@wagewright/contracts/payroll/payees';
import { typedRows } from '../batches/index.ts';

type Lines = InputOf<typeof tryPayeeInput>['inputs'][number]['lines'];

/** All lines of somebody in one table. */
export interface GivenInput {
  readonly plan: InputPlan;
  readonly lines: Lines;
}

const minor = (value: string | null): bigint | null => (value === null ? null : BigInt(value));

/**
 * What is frozen of somebody, with the lines of some tables replaced.
 * @throws AppError TABLE_ROW naming what a column cannot hold
 */
export function withInputs({ tables }: RowInput, employeeId: number, given: readonly GivenInput[]): RowInput {
  const changed = new Map(tables);
  for (const { plan, lines } of given) {
    const [row] = typedRows(plan, [{ employeeId, lines }]);
    changed.set(plan.tableNo, { lines: (row?.lines ?? []).map(({ v, t }) => ({ v: v.map(minor), t })) });
  }
  return { tables: changed };
}
