import { AppError } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import { isoDay } from '@wagewright/db/columns';
import type { ApprovalHandler } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { eventOf } from '../requests/index.ts';
import { applyCorrection } from './apply-correction.ts';
import { findCorrection, moveCorrection } from './load-correction.ts';
import { correctionInclude } from './view-correction.ts';

const anybody = { reach: everywhere, actor: { employeeId: null }, now: new Date(0) } as const;

/** A correction, as its approval goes on. What is approved is clocked there and then. */
export const correctionApproval: ApprovalHandler = {
  lock: async ({ tx, locks }, id) => await locks.take('employee', (await findCorrection(tx, id, anybody)).employeeId),
  describe: async ({ tx, reach }, id) => {
    const employee = employeesWithin(reach, anybody.actor, anybody.now);
    const row = await tx.punchCorrection.findFirst({ where: { id, employee }, include: correctionInclude });
    if (!row) throw new AppError('NOT_FOUND', { what: 'request for a correction', id });
    const day = (language: 'en' | 'zh-CN') => formatterOf(language).day(isoDay(row.date));
    return {
      title: {
        en: `Correction of the attendance of ${row.employee.name}, ${day('en')}`,
        'zh-CN': `${row.employee.name}的补卡，${day('zh-CN')}`,
      },
      solutionId: null,
      employeeId: row.employeeId,
      approverUserIds: [],
      facts: { wrong: String(row.wrongPunchIds.length) },
    };
  },
  follow: async (call, id, outcome, instanceId) => {
    const row = await findCorrection(call.tx, id, anybody);
    const event = eventOf[outcome];
    await moveCorrection(call, row, { event, data: event === 'submit' ? { approvalInstanceId: instanceId } : {} });
    if (event === 'approve') await applyCorrection(call, row);
  },
};
