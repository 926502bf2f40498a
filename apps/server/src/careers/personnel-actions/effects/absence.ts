import { AppError } from '@wagewright/contracts';
import { isRecord, leaveTypeColumns } from '@wagewright/db/columns';
import { recordLeave, takeRecordedLeaveBack } from '../../../time/leave/index.ts';
import { type Effect, requireOrder } from './effect.ts';

/** Leave that is not paid, from the effective date through a day: payroll reads it as it reads all leave. */
export const leaveOfAbsence: Effect<'leave-of-absence'> = {
  take: async (call, person, { on, content: { typeId, until }, reason }) => {
    requireOrder(on, until);
    const type = await call.tx.leaveType.findUnique({ where: { id: typeId } });
    if (type?.paid) throw new AppError('ABSENCE_IS_PAID', { type: leaveTypeColumns.name(type.name) });
    const wanted = { startDate: on, endDate: until, startPart: 'whole', endPart: 'whole', hours: null } as const;
    return { requestId: await recordLeave(call, person, typeId, { wanted, reason }) };
  },
  back: async (call, _person, { reason }, undo) => isRecord(undo) && (await takeRecordedLeaveBack(call, Number(undo['requestId']), reason)),
};
