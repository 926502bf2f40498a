import { AppError } from '@wagewright/contracts';
import { updateTerm as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { sayTerms } from './say-terms.ts';

export const updateTerm = implementMutation(contract, async (call) => {
  const [row] = await sayTerms(call, [call.input]);
  if (!row) throw new AppError('NOT_FOUND', { what: 'term', id: call.input.key });
  return row;
});
