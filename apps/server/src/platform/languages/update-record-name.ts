import { AppError, isShipped } from '@wagewright/contracts';
import { updateRecordName as contract } from '@wagewright/contracts/platform/languages';
import { isNameTaken, readName, writeName } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';

export const updateRecordName = implementMutation(contract, async (call) => {
  const { tx, sql, audit } = call;
  const { model, id, lang, text, seen } = call.input;
  if ((await tx.language.count({ where: { lang } })) === 0) throw new AppError('NOT_FOUND', { what: 'language', id: lang });
  const stood = await readName(sql, model, id); // locked
  if (!stood) throw new AppError('NOT_FOUND', { what: model.replaceAll('_', ' '), id });
  const before = stood[lang] ?? '';
  if (before !== seen) throw new AppError('STALE_VERSION', { what: 'name', id: before });
  if (text === '' && isShipped(lang)) throw new AppError('RECORD_NAME_MISSING');
  if (text === before) {
    call.unchanged();
    return { id, names: stood };
  }
  if (isShipped(lang) && (await isNameTaken(sql, model, { id, lang, text }))) throw new AppError('RECORD_NAME_TAKEN', { name: text });
  const names = await writeName(sql, model, { id, lang, text });
  audit({ entity: 'record-name', entityId: `${model}.${id}`, before: { lang, name: before }, after: { lang, name: text } });
  return { id, names };
});
