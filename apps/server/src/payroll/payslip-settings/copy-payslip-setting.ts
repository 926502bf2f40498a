import { copyPayslipSetting as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { payslipSettingColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireSetting, requireSolutions } from './load-setting.ts';

export const copyPayslipSetting = implementMutation(contract, async (call) => {
  const { input, reach, tx, audit, actor, deps } = call;
  const { solutions, source, layout, notifyMethod, viewDay, viewMonth, checkDay, style } = await requireSetting(tx, input.id, reach);
  const solutionIds = solutions.map(({ solutionId }) => solutionId);
  await requireSolutions(call, solutionIds);
  const { name } = input;
  const basics = { name, source, layout, notifyMethod, viewDay, viewMonth, checkDay };
  const { id, version, status } = await tx.payslipSetting.create({
    data: {
      ...basics,
      style: toJson(payslipSettingColumns.style(style)),
      changedAt: deps.clock(),
      changedByUserId: actor.userId,
      solutions: { create: solutionIds.map((solutionId) => ({ solutionId })) },
    },
  });
  audit({ entity: 'payslip-setting', entityId: id, after: toJson({ status, name, copiedFrom: input.id, solutionIds }) });
  return { id, version };
});
