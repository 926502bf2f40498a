import { AppError } from '@wagewright/contracts';
import { submitMyResignation as contract } from '@wagewright/contracts/careers/personnel-actions';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../../time/requests/index.ts';
import { lockedPerson } from './load-action.ts';
import { settingsOf } from './standing.ts';
import { writeAction } from './write-action.ts';

export const submitMyResignation = implementMutation(contract, async (call) => {
  const { lastDay: on, reason, files } = call.input;
  const own = ownEmployeeId(call.actor);
  if (!(await settingsOf(call.tx, 'employee-self-service')).selfTermination) throw new AppError('RESIGNATION_OFF');
  const person = await lockedPerson(call, own, { own });
  const content = { kind: 'termination', why: 'resignation' } as const;
  const { id, approvalId } = await writeAction(call, person, {
    legalEntityId: person.legalEntityId,
    on,
    content,
    reason,
    files,
    as: 'self',
  });
  if (approvalId === null) throw new Error(`the resignation ${id} was opened without an approval`);
  return { id, approvalId };
});
