import { beginAskedEnrolment as contract } from '@wagewright/contracts/identity/auth';
import { implementMutation } from '../../core/implement.ts';
import { begin } from '../second-factor/index.ts';
import { loadStep } from './sign-in-steps.ts';

export const beginAskedEnrolment = implementMutation(contract, async (change) => {
  const { user } = await loadStep(change.tx, change.input.signInStep, 'enrolment', change.deps.clock());
  return await begin(change, user);
});
