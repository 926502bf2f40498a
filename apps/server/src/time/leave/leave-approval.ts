import { AppError } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import { isoDay } from '@wagewright/db/columns';
import type { ApprovalHandler, SubjectCall } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { eventOf } from '../requests/index.ts';
import { requireAskable } from './check-request.ts';
import { takeLeave } from './count-request.ts';
import { findTypeOf } from './find-type.ts';
import { findRequest, moveRequest } from './load-request.ts';
import { nameOfType } from './load-type.ts';
import { type RequestRow, requestInclude } from './view-request.ts';

const anybody = { reach: everywhere, actor: { employeeId: null }, now: new Date(0) } as const;

async function requestOf({ tx }: Pick<SubjectCall, 'tx'>, id: number): Promise<RequestRow> {
  return await findRequest(tx, id, anybody);
}

const asWanted = (request: RequestRow, hours: string | null) => ({
  startDate: isoDay(request.startDate),
  endDate: isoDay(request.endDate),
  startPart: request.startPart === 'afternoon' ? ('afternoon' as const) : ('whole' as const),
  endPart: request.endPart === 'morning' ? ('morning' as const) : ('whole' as const),
  hours,
});

/** A request for leave, as its approval goes on. What is approved is counted there and then, by the balance that there is by then. */
export const leaveApproval: ApprovalHandler = {
  lock: async (call, requestId) => await call.locks.take('employee', (await requestOf(call, requestId)).employeeId),
  describe: async ({ tx, reach }, requestId) => {
    const within = employeesWithin(reach, { employeeId: null }, anybody.now);
    const request = await tx.leaveRequest.findFirst({ where: { id: requestId, employee: within }, include: requestInclude });
    if (!request) throw new AppError('NOT_FOUND', { what: 'request for leave', id: requestId });
    const { employee, type } = request;
    const days = (language: 'en' | 'zh-CN') => formatterOf(language).days(isoDay(request.startDate), isoDay(request.endDate));
    const name = nameOfType(type);
    return {
      title: { en: `${name.en} of ${employee.name}, ${days('en')}`, 'zh-CN': `${employee.name}的${name['zh-CN']}，${days('zh-CN')}` },
      solutionId: null,
      employeeId: employee.id,
      approverUserIds: [],
      facts: {
        days: decimalOf(fractionOfDecimal(String(request.hours.div(type.hoursPerDay).toDecimalPlaces(4)))),
        paid: type.paid ? 'paid' : 'unpaid',
      },
    };
  },
  follow: async (call, requestId, outcome, instanceId) => {
    const request = await requestOf(call, requestId);
    const event = eventOf[outcome];
    const type = await findTypeOf(call.tx, request.employee, request.typeId);
    const isAsked = event === 'submit' || event === 'approve';
    if (isAsked) {
      const [day] = await call.tx.leaveRequestDay.findMany({ where: { requestId } });
      const hours = day?.part === 'hours' ? String(day.hours) : null;
      await requireAskable(call, request.employee, type, asWanted(request, hours), requestId);
    }
    await moveRequest(call, request, event, event === 'submit' ? { approvalInstanceId: instanceId } : {});
    if (event === 'approve') await takeLeave(call, request, request.employee, type);
  },
};
