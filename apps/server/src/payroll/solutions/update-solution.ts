import { updateSolution as contract } from '@wagewright/contracts/payroll/solutions';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from './change-solution.ts';

export const updateSolution = implementMutation(contract, async (call) => {
  const { name, memo, needsRelease } = call.input;
  const given = {
    ...(name === undefined ? {} : { name: toJson(name) }),
    ...(memo === undefined ? {} : { memo: memo === '' ? null : memo }),
    ...(needsRelease === undefined ? {} : { needsRelease }),
  };
  return await changeSolution(call, call.input, (row) => ({
    event: 'change',
    data: given,
    told: { before: { name: toJson(row.name), memo: row.memo, needsRelease: row.needsRelease }, after: given },
  }));
});
