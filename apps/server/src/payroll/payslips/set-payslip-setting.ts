import { AppError } from '@wagewright/contracts';
import { setPayslipSetting as contract } from '@wagewright/contracts/payroll/payslips';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadSettingForChange, requireSettingEvent } from './load-setting.ts';

export const setPayslipSetting = implementMutation(contract, async (call) => {
  const { solutionId, version, items, ...basics } = call.input;
  const { tx, audit } = call;
  const setting = await loadSettingForChange(call, solutionId);
  const data = { ...basics, style: toJson(items) };
  if (!setting && version === null) {
    const made = await tx.payslipSetting.create({ data: { solutionId, ...data } });
    audit({ entity: 'payslip-setting', entityId: made.id, after: toJson({ status: made.status, ...basics, items }) });
    return { version: made.version };
  }
  if (!setting) throw new AppError('NOT_FOUND', { what: 'payslip setting', id: solutionId });
  requireSettingEvent(setting, version ?? 0, 'edit');
  // payslips that were made by this version go on showing its items
  await tx.payslipSettingVersion.create({ data: { settingId: setting.id, version: setting.version, style: toJson(setting.style) } });
  const next = setting.version + 1;
  const { count } = await tx.payslipSetting.updateMany({
    where: { id: setting.id, version: setting.version },
    data: { ...data, version: next },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id: setting.id });
  audit({
    entity: 'payslip-setting',
    entityId: setting.id,
    before: toJson({ version: setting.version, name: setting.name, items: setting.style }),
    after: toJson({ version: next, ...basics, items }),
  });
  return { version: next };
});
