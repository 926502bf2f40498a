import { submitHire as contract } from '@wagewright/contracts/careers/personnel-actions';
import { requireThere } from '../../core/actor.ts';
import { implementMutation } from '../../core/implement.ts';
import { requireHiring } from '../../org/employees/index.ts';
import { writeAction } from './write-action.ts';

export const submitHire = implementMutation(contract, async (call) => {
  const { legalEntityId, hireDate: on, reason, files, ...hire } = call.input;
  await requireHiring(call, legalEntityId, hire, contract.id);
  requireThere(call.actor, 'personnel-action.ask', legalEntityId, contract.id);
  return await writeAction(call, null, { legalEntityId, on, content: { kind: 'hire', ...hire }, reason, files, as: 'hr' });
});
