import { AppError } from '@wagewright/contracts';
import { movePayslipSetting as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { styleItems } from '@wagewright/contracts/payroll/payslips';
import { payslipSettingColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeSetting, loadSettingForChange, requireFree } from './load-setting.ts';

export const movePayslipSetting = implementMutation(contract, async (call) => {
  const { id, version, event, remarks } = call.input;
  const { row, to } = await loadSettingForChange(call, { id, version }, event);
  if (event === 'activate') {
    if (styleItems(payslipSettingColumns.style(row.style)).length === 0) throw new AppError('PAYSLIP_SETTING_EMPTY', { name: row.name });
    const solutionIds = row.solutions.map(({ solutionId }) => solutionId);
    if (row.source === 'batch') await requireFree(call, { id, solutionIds });
  }
  const why = event === 'disable' ? { disabledRemarks: remarks || null } : {};
  const told = { before: { status: row.status }, after: { status: to, event, ...(remarks ? { remarks } : {}) } };
  return await changeSetting(call, row, { status: to, ...why }, told);
});
