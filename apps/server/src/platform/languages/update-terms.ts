import { AppError } from '@wagewright/contracts';
import { updateTerms as contract } from '@wagewright/contracts/platform/languages';
import { implementMutation } from '../../core/implement.ts';
import { sayTerms } from './say-terms.ts';

const twice = { en: 'a term is named twice in one language', 'zh-CN': '同一语言中有重复的词条' };

export const updateTerms = implementMutation(contract, async (call) => {
  const { rows } = call.input;
  const said = new Set(rows.map(({ key, lang }) => `${lang} ${key}`));
  if (said.size < rows.length) throw new AppError('VALIDATION_FAILED', { reason: twice });
  return { rows: await sayTerms(call, rows) };
});
