import { formulaText } from '@wagewright/calc-engine';
import { permissions } from '@wagewright/contracts';
import { calculationDefinitionSchema, getSolution as contract } from '@wagewright/contracts/payroll/solutions';
import { dayOf } from '../../approvals/processes/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { coversSolution } from '../../core/scopes.ts';
import { countsOf } from './solution-counts.ts';
import { readProductRoles, readSolutionRoles } from './solution-roles.ts';
import { readSolutionUsers } from './solution-users.ts';
import { offeredNumbers, requireSolution, viewSolution } from './solution-view.ts';

/** The specification's data source of a column that is not read from a snapshot. */
function sourceOf(column: object): string {
  if ('expression' in column && column.expression !== undefined) return 'expression';
  if ('reference' in column && column.reference !== undefined) return 'reference';
  return 'constant' in column && column.constant !== undefined ? 'constant' : 'input';
}

export const getSolution = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await requireSolution(prisma, input.id, reach);
  const may = permissions.filter((permission) => coversSolution(actor.grants.get(permission), row));
  const [copy] = row.copies;
  const steps = copy ? calculationDefinitionSchema.parse(await deps.definitions.of(copy)).steps : [];
  return {
    ...viewSolution(row, await offeredNumbers(prisma, [row])),
    version: row.version,
    memo: row.memo,
    needsRelease: row.needsRelease,
    users: await readSolutionUsers(prisma, row, dayOf(deps.clock())),
    roles: await readSolutionRoles(prisma, row.id),
    productRoles: may.includes('solution.manage') ? await readProductRoles(prisma) : [],
    counts: await countsOf(prisma, row.id, may.includes('batch.read')),
    may,
    tables: steps.flatMap((step) =>
      step.tables.map((table) => ({
        code: table.code,
        name: table.name,
        kind: table.kind,
        columns: table.columns.map((column) => ({
          code: column.code,
          name: column.name,
          dataType: column.type,
          dataSource: 'source' in column ? column.source : sourceOf(column),
          expression: 'expression' in column && column.expression !== undefined ? formulaText(column.expression) : null,
        })),
      })),
    ),
  };
});
