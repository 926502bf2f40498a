import { formulaText } from '@wagewright/calc-engine';
import { calculationDefinitionSchema, getSolution as contract } from '@wagewright/contracts/payroll/solutions';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution, viewSolution } from './solution-view.ts';

/** The specification's data source of a column that is not read from a snapshot. */
function sourceOf(column: object): string {
  if ('expression' in column && column.expression !== undefined) return 'expression';
  if ('reference' in column && column.reference !== undefined) return 'reference';
  return 'constant' in column && column.constant !== undefined ? 'constant' : 'input';
}

export const getSolution = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const row = await requireSolution(prisma, input.id, reach);
  const named = await prisma.solutionUser.findMany({ where: { solutionId: row.id } });
  const users = await prisma.user.findMany({
    where: { id: { in: named.map(({ userId }) => userId) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map(({ id, displayName }) => [id, displayName]));
  const namesOf = (role: string) => named.filter((entry) => entry.role === role).map(({ userId }) => nameOf.get(userId) ?? '');
  const idsOf = (role: string) => named.filter((entry) => entry.role === role).map(({ userId }) => userId);
  const [copy] = row.copies;
  const steps = copy ? calculationDefinitionSchema.parse(copy.definition).steps : [];
  return {
    ...viewSolution(row),
    version: row.version,
    memo: row.memo,
    needsRelease: row.needsRelease,
    managers: namesOf('manager'),
    approvers: namesOf('approver'),
    managerIds: idsOf('manager'),
    approverIds: idsOf('approver'),
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
