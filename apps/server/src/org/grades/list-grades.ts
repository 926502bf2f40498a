import { listGrades as contract } from '@wagewright/contracts/org/grades';
import { gradeColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const listGrades = implementQuery(contract, async ({ deps }) => {
  const rows = await deps.db.prisma.grade.findMany({
    include: { _count: { select: { positions: true } } },
    orderBy: [{ rank: 'desc' }, { code: 'asc' }],
  });
  return {
    rows: rows.map(({ id, code, name, rank, version, _count }) => ({
      id,
      code,
      name: gradeColumns.name(name) ?? unnamed,
      rank,
      positions: _count.positions,
      version,
    })),
  };
});
