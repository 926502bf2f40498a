import { makePayslipRound as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from '../batches/index.ts';
import { loadPeriodForChange, requirePeriodEvent } from '../periods/index.ts';
import { requireDay, requireEmployees, requireNoneOpen, requireSettingOf } from './round-rules.ts';
import { requireRound, viewRound } from './view-round.ts';

/** Under the locks of the solution, which stand for its payslip settings, and of the period: two clerks at once make one round. */
export const makePayslipRound = implementMutation(contract, async (call) => {
  const { input, tx, sql, locks, reach, actor, audit, context, deps } = call;
  const { settingId, periodId, asOf, employeeIds = [] } = input;
  const period = await loadPeriodForChange(call, periodId, { solution: 'change' });
  requirePeriodEvent(period, 'make-payslips');
  const setting = await requireSettingOf(tx, settingId, period, asOf);
  requireDay(period, asOf);
  await requireNoneOpen(tx, setting, period);
  await requireEmployees(tx, employeeIds, period);
  const last = await tx.payslipRound.aggregate({ where: { settingId, periodId }, _max: { sequence: true } });
  const status = setting.source === 'balance' ? 'generating' : payslipRoundMachine.initial;
  const { id } = await tx.payslipRound.create({
    data: {
      settingId,
      settingVersion: setting.version,
      periodId,
      sequence: (last._max.sequence ?? 0) + 1,
      source: setting.source,
      asOf: asOf ? new Date(asOf) : null,
      employeeIds: [...new Set(employeeIds)],
      status,
      createdByUserId: actor.userId,
      createdAt: deps.clock(),
    },
  });
  locks.made('payslip-round', id);
  if (setting.source === 'balance') await askPayslipJob(call, { roundId: id }, 'generate');
  audit({ entity: 'payslip-round', entityId: id, after: { ...input, source: setting.source, status } });
  return viewRound(await requireRound(sql, reach, id), actor, languageOf(context));
});
