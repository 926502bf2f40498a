import { listRosters as contract } from '@wagewright/contracts/time/rosters';
import { implementQuery } from '../../core/implement.ts';
import { rosterInclude, rostersWithin, viewRoster } from './load-roster.ts';

export const listRosters = implementQuery(contract, async ({ reach, actor, deps }) => {
  const rows = await deps.db.prisma.roster.findMany({ where: rostersWithin(reach), include: rosterInclude, orderBy: { code: 'asc' } });
  const edit = actor.grants.get('roster.edit');
  return { rows: rows.map((row) => viewRoster(row, edit)) };
});
