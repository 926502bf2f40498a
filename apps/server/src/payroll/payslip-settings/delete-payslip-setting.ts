import { AppError } from '@wagewright/contracts';
import { deletePayslipSetting as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { implementMutation } from '../../core/implement.ts';
import { loadSettingForChange } from './load-setting.ts';

/** A draft has made no payslip and no round, so that nothing is left without it. */
export const deletePayslipSetting = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { remarks } = input;
  const { row } = await loadSettingForChange(call, input, 'delete');
  const { id, version, status, name, source, solutions } = row;
  const { count } = await tx.payslipSetting.deleteMany({ where: { id, version, status } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id });
  const solutionIds = solutions.map(({ solutionId }) => solutionId);
  audit({
    entity: 'payslip-setting',
    entityId: id,
    before: { version, status, name, source, solutionIds },
    after: { deleted: true, ...(remarks ? { remarks } : {}) },
  });
  return { id };
});
