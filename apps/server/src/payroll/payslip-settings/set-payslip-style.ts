import { AppError } from '@wagewright/contracts';
import { setPayslipStyle as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { wrongConditions } from '@wagewright/db';
import { payslipSettingColumns, toJson } from '@wagewright/db/columns';
import { implementSteppedMutation } from '../../core/implement.ts';
import { changeSetting, loadSettingForChange } from './load-setting.ts';
import { requireDrawable, takeLogo } from './setting-logo.ts';

export const setPayslipStyle = implementSteppedMutation(contract, async ({ input, deps, inTransaction }) => {
  const { id, version, style } = input;
  const [wrong] = wrongConditions(style);
  if (wrong) throw new AppError('PAYSLIP_CONDITION_INVALID', { name: wrong.name, condition: wrong.condition });
  await requireDrawable(deps, style.logo);
  return await inTransaction(async (change) => {
    const { row } = await loadSettingForChange(change, { id, version }, 'edit');
    const before = payslipSettingColumns.style(row.style);
    await takeLogo(change, id, { before: before.logo, after: style.logo });
    return await changeSetting(change, row, { style: toJson(style) }, { before: { style: before }, after: { style } });
  });
});
