import { switchSolution as contract } from '@wagewright/contracts/payroll/solutions';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from './change-solution.ts';

export const switchSolution = implementMutation(contract, async (call) => {
  const { active, remarks } = call.input;
  return await changeSolution(call, call.input, () => ({
    event: active ? 'activate' : 'deactivate',
    told: { before: {}, after: remarks ? { remarks } : {} },
  }));
});
