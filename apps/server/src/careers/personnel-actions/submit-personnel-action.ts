import { AppError } from '@wagewright/contracts';
import { submitPersonnelAction as contract, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { implementMutation } from '../../core/implement.ts';
import { nameOfPerson } from '../../time/requests/index.ts';
import { lockedPerson } from './load-action.ts';
import { allowedKinds, isEditor } from './standing.ts';
import { writeAction } from './write-action.ts';

export const submitPersonnelAction = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps } = call;
  const { employeeId, effectiveDate: on, content, reason, files } = input;
  const person = await lockedPerson(call, employeeId, { reach, actor, now: deps.clock() });
  if (!(await allowedKinds(tx, actor, person)).includes(content.kind))
    throw new AppError('ACTION_NOT_ALLOWED', { kind: personnelActionFacts(content.kind).label, name: nameOfPerson(person) });
  const as = isEditor(actor, person) ? ('hr' as const) : ('manager' as const);
  const { legalEntityId } = person;
  const { id, approvalId } = await writeAction(call, person, { legalEntityId, on, content, reason, files, as });
  return { id, approvalId };
});
