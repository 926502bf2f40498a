import { AppError } from '@wagewright/contracts';
import { setPayslipBasics as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { implementMutation } from '../../core/implement.ts';
import { changeSetting, loadSettingForChange, requireFree } from './load-setting.ts';

export const setPayslipBasics = implementMutation(contract, async (call) => {
  const { id, version, solutionIds, ...basics } = call.input;
  const { tx } = call;
  const { row } = await loadSettingForChange(call, { id, version }, 'edit', solutionIds);
  const ofSetting = { where: { settingId: id }, take: 1 };
  if (basics.source !== row.source && (await tx.payslip.count(ofSetting)) + (await tx.payslipRound.count(ofSetting)) > 0)
    throw new AppError('PAYSLIP_SOURCE_KEPT', { name: row.name });
  if (row.status === 'active' && basics.source === 'batch') await requireFree(call, { id, solutionIds });
  await tx.payslipSettingSolution.deleteMany({ where: { settingId: id, solutionId: { notIn: solutionIds } } });
  await tx.payslipSettingSolution.createMany({
    data: solutionIds.map((solutionId) => ({ settingId: id, solutionId })),
    skipDuplicates: true,
  });
  const { name, source, layout, notifyMethod, viewDay, viewMonth, checkDay, solutions } = row;
  const applied = solutions.map(({ solutionId }) => solutionId);
  const before = { name, source, layout, notifyMethod, viewDay, viewMonth, checkDay, solutionIds: applied };
  return await changeSetting(call, row, basics, { before, after: { ...basics, solutionIds } });
});
