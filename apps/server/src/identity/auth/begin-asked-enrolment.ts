import { beginAskedEnrolment as contract } from '@wagewright/contracts/identity/auth';
import { implementMutation } from '../../core/implement.ts';
import { loadStep } from '../attempts/index.ts';
import { begin } from '../second-factor/index.ts';

export const beginAskedEnrolment = implementMutation(contract, async (change) => {
  const { user } = await loadStep(change.tx, change.input.signInStep, 'enrolment', change.deps.clock());
  return await begin(change, user);
});
