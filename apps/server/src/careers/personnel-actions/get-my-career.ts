import { AppError } from '@wagewright/contracts';
import { getMyCareer as contract } from '@wagewright/contracts/careers/personnel-actions';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { ownEmployeeId } from '../../time/requests/index.ts';
import { actionInclude } from './load-action.ts';
import { settingsOf } from './standing.ts';
import { viewActions } from './view-action.ts';

const rowsShown = 100;

export const getMyCareer = implementQuery(contract, async ({ actor, deps }) => {
  const { prisma } = deps.db;
  const employeeId = ownEmployeeId(actor);
  const person = await prisma.employee.findUnique({ where: { id: employeeId } });
  if (!person) throw new AppError('NO_EMPLOYEE', { account: actor.account });
  const where = { employeeId };
  const orderBy = [{ effectiveDate: 'desc' as const }, { id: 'desc' as const }];
  const rows = await prisma.personnelAction.findMany({ where, include: actionInclude, orderBy, take: rowsShown });
  const views = await viewActions(prisma, actor, rows, deps.clock());
  const isWithdrawable = ({ status }: (typeof views)[number]) => status !== 'approved' && status !== 'rejected' && status !== 'cancelled';
  const own = new Set(rows.flatMap(({ id, createdByUserId }) => (createdByUserId === actor.userId ? [id] : [])));
  return {
    employeeId,
    hireDate: isoDay(person.hireDate),
    lastDay: person.terminationDate && isoDay(person.terminationDate),
    mayResign: (await settingsOf(prisma, 'employee-self-service')).selfTermination,
    rows: views.map((view) => ({ ...view, mayTakeBack: own.has(view.id) && isWithdrawable(view) })),
    total: await prisma.personnelAction.count({ where }),
  };
});
