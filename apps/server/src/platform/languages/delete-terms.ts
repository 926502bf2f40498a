import { deleteTerms as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { restoreTerms } from './change-terms.ts';

export const deleteTerms = implementMutation(contract, async (call) => {
  const keys = new Set(call.input.keys);
  return { deleted: await restoreTerms(call, call.input.langs, (key) => keys.has(key)) };
});
