import { requireTransition } from '@wagewright/contracts';
import { leaveSetup as contract, setupMachine } from '@wagewright/contracts/payroll/setups';
import { implementMutation } from '../../core/implement.ts';
import { setupForChange } from './move-setup.ts';

export const leaveSetup = implementMutation(contract, async (call) => {
  const { tx, audit } = call;
  const { legalEntityId, status, version, facts } = await setupForChange(call);
  const { to } = requireTransition(setupMachine, { id: legalEntityId, status }, 'leave', facts);
  await tx.payrollSetup.delete({ where: { legalEntityId, version } });
  audit({ entity: 'setup', entityId: legalEntityId, before: { status, version }, after: { status: to } });
  return { legalEntityId };
});
