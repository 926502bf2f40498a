import { listCostCenters as contract } from '@wagewright/contracts/org/cost-centers';
import { costCenterColumns, effectiveOn } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employedOn, employeesWithin } from '../../core/scopes.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const listCostCenters = implementQuery(contract, async ({ actor, reach, deps }) => {
  const today = deps.clock();
  const held = { ...effectiveOn(today), employee: { AND: [employeesWithin(reach, actor, today), employedOn(today)] } };
  const rows = await deps.db.prisma.costCenter.findMany({
    include: { _count: { select: { assignments: { where: held } } } },
    orderBy: { code: 'asc' },
  });
  return {
    rows: rows.map(({ id, code, name, version, _count }) => ({
      id,
      code,
      name: costCenterColumns.name(name) ?? unnamed,
      headcount: _count.assignments,
      version,
    })),
  };
});
