import { listProcesses as contract } from '@wagewright/contracts/approvals/processes';
import { roleColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { countOpen, newestOf, processesWithin, processInclude, readNames, viewProcessSummary } from './process-view.ts';

export const listProcesses = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const where = processesWithin(reach, 'with general');
  const edits = actor.grants.get('approval-process.edit');
  const [rows, total, solutions, roles] = await Promise.all([
    prisma.approvalProcess.findMany({
      where,
      include: processInclude,
      orderBy: [{ kind: 'asc' }, { solutionId: { sort: 'asc', nulls: 'first' } }],
      skip: input.offset,
      take: input.limit,
    }),
    prisma.approvalProcess.count({ where }),
    edits ? prisma.solution.findMany({ where: solutionsWithin(edits), orderBy: { code: 'asc' } }) : [],
    prisma.role.findMany({ orderBy: { id: 'asc' } }),
  ]);
  const ids = rows.map(({ id }) => id);
  const [open, nameOf] = await Promise.all([
    countOpen(prisma, ids),
    readNames(
      prisma,
      rows.map((row) => newestOf(row).savedByUserId),
    ),
  ]);
  return {
    total,
    rows: rows.map((row) => viewProcessSummary(row, nameOf, open.get(row.id) ?? 0)),
    solutions: solutions.map(({ id, name }) => ({ id, name: solutionColumns.name(name) })),
    mayEditGeneral: edits?.all ?? false,
    roles: roles.map(({ code, name }) => ({ code, name: roleColumns.name(name) })),
  };
});
