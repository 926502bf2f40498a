import { AppError } from '@wagewright/contracts';
import { movePayslipSetting as contract } from '@wagewright/contracts/payroll/payslips';
import { implementMutation } from '../../core/implement.ts';
import { loadSettingForChange, requireSettingEvent } from './load-setting.ts';

export const movePayslipSetting = implementMutation(contract, async (call) => {
  const { solutionId, version, event } = call.input;
  const { tx, audit } = call;
  const setting = await loadSettingForChange(call, solutionId);
  if (!setting) throw new AppError('NOT_FOUND', { what: 'payslip setting', id: solutionId });
  const { id, status } = setting;
  const after = { status: requireSettingEvent(setting, version, event), version: version + 1 };
  // its items are the same, and what was made by them finds them under this number
  await tx.payslipSettingVersion.create({ data: { settingId: id, version, style: setting.style ?? [] } });
  const { count } = await tx.payslipSetting.updateMany({ where: { id, status, version }, data: after });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id });
  audit({ entity: 'payslip-setting', entityId: id, before: { status, version }, after: { ...after, event } });
  return { version: after.version };
});
