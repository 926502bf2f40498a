import { getStepPattern as contract } from '@wagewright/contracts/identity/auth';
import { sqlOfPrisma } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { loadStep } from '../attempts/index.ts';
import { patternAnswer, rulesOf } from '../security-strategies/index.ts';

export const getStepPattern = implementSteppedMutation(contract, async ({ input, deps }) => {
  const { userId } = await loadStep(deps.db.prisma, input.signInStep, 'new-password', deps.clock());
  return patternAnswer(await rulesOf(sqlOfPrisma(deps.db.prisma), userId));
});
