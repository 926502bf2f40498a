import { listPositions as contract } from '@wagewright/contracts/org/positions';
import { effectiveOn, gradeColumns, isoDay, positionColumns } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, employeesWithin } from '../../core/scopes.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const listPositions = implementQuery(contract, async (call) => {
  const { actor, reach, deps } = call;
  const { prisma } = deps.db;
  const on = dayAsked(call);
  const held = { ...effectiveOn(on), employee: { AND: [employeesWithin(reach, actor, deps.clock()), employedOn(on)] } };
  const rows = await prisma.position.findMany({
    include: { grade: true, _count: { select: { assignments: { where: held } } } },
    orderBy: { code: 'asc' },
  });
  const everHeld = await prisma.position.findMany({ where: { assignments: { some: {} } }, select: { id: true } });
  const used = new Set(everHeld.map(({ id }) => id));
  return {
    on: isoDay(on),
    rows: rows.map(({ id, code, title, grade, version, _count }) => ({
      id,
      code,
      name: positionColumns.title(title) ?? unnamed,
      grade: grade ? { id: grade.id, name: gradeColumns.name(grade.name) ?? unnamed } : null,
      headcount: _count.assignments,
      isUsed: used.has(id),
      version,
    })),
  };
});
