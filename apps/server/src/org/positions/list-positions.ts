import { listPositions as contract } from '@wagewright/contracts/org/positions';
import { effectiveOn, gradeColumns, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, employeesWithin } from '../../core/scopes.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const listPositions = implementQuery(contract, async ({ actor, reach, deps }) => {
  const today = deps.clock();
  const held = { ...effectiveOn(today), employee: { AND: [employeesWithin(reach, actor, today), employedOn(today)] } };
  const rows = await deps.db.prisma.position.findMany({
    include: { grade: true, _count: { select: { assignments: { where: held } } } },
    orderBy: { code: 'asc' },
  });
  return {
    rows: rows.map(({ id, code, title, grade, version, _count }) => ({
      id,
      code,
      name: positionColumns.title(title) ?? unnamed,
      grade: grade ? { id: grade.id, name: gradeColumns.name(grade.name) ?? unnamed } : null,
      headcount: _count.assignments,
      version,
    })),
  };
});
