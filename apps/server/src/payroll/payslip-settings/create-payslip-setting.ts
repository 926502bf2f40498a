import { createPayslipSetting as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { firstStyle } from '@wagewright/contracts/payroll/payslips';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireSolutions } from './load-setting.ts';
import { offeredItems } from './offered-items.ts';

export const createPayslipSetting = implementMutation(contract, async (call) => {
  const { input, tx, audit, actor, deps } = call;
  const { solutionIds, ...basics } = input;
  await requireSolutions(call, solutionIds);
  const wanted = (await offeredItems({ ...deps, tx }, { source: basics.source, solutionIds })).filter(({ isNew }) => isNew);
  const style = toJson(firstStyle(wanted));
  const changed = { changedAt: deps.clock(), changedByUserId: actor.userId };
  const solutions = { create: solutionIds.map((solutionId) => ({ solutionId })) };
  const { id, version, status } = await tx.payslipSetting.create({ data: { ...basics, style, ...changed, solutions } });
  audit({ entity: 'payslip-setting', entityId: id, after: toJson({ status, ...input }) });
  return { id, version };
});
