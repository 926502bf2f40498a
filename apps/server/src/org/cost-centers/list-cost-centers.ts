import { listCostCenters as contract } from '@wagewright/contracts/org/cost-centers';
import { costCenterColumns, effectiveOn, isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, employeesWithin } from '../../core/scopes.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const listCostCenters = implementQuery(contract, async (call) => {
  const { actor, reach, deps } = call;
  const { prisma } = deps.db;
  const on = dayAsked(call);
  const held = { ...effectiveOn(on), employee: { AND: [employeesWithin(reach, actor, deps.clock()), employedOn(on)] } };
  const rows = await prisma.costCenter.findMany({
    include: { _count: { select: { assignments: { where: held } } } },
    orderBy: { code: 'asc' },
  });
  const everNamed = await prisma.costCenter.findMany({
    where: { OR: [{ assignments: { some: {} } }, { allocations: { some: {} } }] },
    select: { id: true },
  });
  const used = new Set(everNamed.map(({ id }) => id));
  return {
    on: isoDay(on),
    rows: rows.map(({ id, code, name, version, _count }) => ({
      id,
      code,
      name: costCenterColumns.name(name) ?? unnamed,
      headcount: _count.assignments,
      isUsed: used.has(id),
      version,
    })),
  };
});
