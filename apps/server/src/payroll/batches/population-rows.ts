import { scopeProgram } from '@wagewright/calc-engine';
import type { InputOf, OutputOf } from '@wagewright/contracts';
import type { listPopulation } from '@wagewright/contracts/payroll/batches';
import { listPopulation as list, type PopulationRow, sqlOfPrisma } from '@wagewright/db';
import { choiceColumns, departmentVersionColumns, payeeColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { ShownBatch } from './read-batch.ts';

export type PopulationPerson = OutputOf<typeof listPopulation>['rows'][number];
type Filter = Omit<InputOf<typeof listPopulation>, 'id' | 'offset' | 'limit'>;

const nameOf = departmentVersionColumns.name;

const personOf = ({ cause, ...row }: PopulationRow, conditions: readonly string[]): PopulationPerson => ({
  employeeId: row.employeeId,
  employeeNumber: row.employeeNumber,
  name: row.name,
  department: nameOf(row.department),
  departmentBefore: nameOf(row.departmentBefore),
  movement: payeeColumns.movement(row.movement),
  isPaid: row.isPaid,
  isHeld: row.isHeld,
  choice: choiceColumns.choice(row.choice),
  reason: row.reason,
  condition: cause === null ? null : (conditions[cause] ?? null),
});

/** Reads in windows whom a batch pays and whom not; the conditions of its scope as they are written. */
export function populationRows(deps: Deps, batch: ShownBatch, filter: Filter) {
  const { definition } = deps.programs.of(batch.copy, batch.period.solution.code);
  const conditions = scopeProgram(definition)?.parts ?? [];
  return async (offset: number, limit: number) => {
    const { rows, ...found } = await list(sqlOfPrisma(deps.db.prisma), { batchId: batch.id, ...filter, offset, limit });
    return { ...found, rows: rows.map((row) => personOf(row, conditions)) };
  };
}
