import type { OutputOf } from '@wagewright/contracts';
import type { getWhatIf } from '@wagewright/contracts/payroll/what-ifs';
import type { Deps } from '../../core/deps.ts';
import { inputTables, type ShownBatch } from '../batches/index.ts';

type Named = OutputOf<typeof getWhatIf>['changes']['inputs'];

/** Other input by the names of who it is of and what it is in the batch's rules; by its codes where they do not have it any more. */
export async function nameInputs(
  deps: Pick<Deps, 'db' | 'programs'>,
  batch: ShownBatch,
  inputs: readonly Omit<Named[number], 'name' | 'tableName' | 'columnName'>[],
): Promise<Named> {
  if (inputs.length === 0) return [];
  const tables = inputTables(deps.programs.of(batch.copy, batch.period.solution.code));
  const people = await deps.db.prisma.employee.findMany({
    where: { id: { in: inputs.map(({ employeeId }) => employeeId) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return inputs.map((input) => {
    const table = tables.find(({ plan }) => plan.code === input.table);
    const column = table?.plan.columns.find(({ code }) => code === input.column);
    return {
      ...input,
      name: nameOf.get(input.employeeId) ?? '–',
      tableName: table?.name ?? { en: input.table, 'zh-CN': input.table },
      columnName: column ? { en: column.name.en, 'zh-CN': column.name['zh-CN'] } : { en: input.column, 'zh-CN': input.column },
    };
  });
}
