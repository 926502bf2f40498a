import { listViewsOfEmployee as contract } from '@wagewright/contracts/identity/menus';
import { implementQuery } from '../../core/implement.ts';
import { viewsOf } from './views-of.ts';

export const listViewsOfEmployee = implementQuery(contract, async ({ input: { employeeId }, reach, deps }) => {
  const user = await deps.db.prisma.user.findUnique({ where: { employeeId }, select: { id: true } });
  return await viewsOf(deps.db, reach, user?.id ?? 0, { what: 'employee', id: employeeId });
});
