import { AppError, limits } from '@wagewright/contracts';
import { updateLanguage as contract, languageFault, ownNameOf } from '@wagewright/contracts/platform/languages';
import type { KnownLanguage } from '@wagewright/db';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { TermBook } from './term-book.ts';
import { viewLanguage } from './view-language.ts';

type Call = ChangeCall<typeof contract>;

/** A language that nobody has added yet. @throws AppError LANGUAGE_UNKNOWN, TOO_MANY */
async function addLanguage({ input: { lang }, tx }: Call, known: number): Promise<KnownLanguage> {
  const reason = languageFault(lang);
  if (reason) throw new AppError('LANGUAGE_UNKNOWN', { lang, reason });
  if (known >= limits.languagesMax) throw new AppError('TOO_MANY', { what: 'languages', count: limits.languagesMax });
  return await tx.language.create({ data: { lang } });
}

/** @throws AppError LANGUAGE_IS_DEFAULT, LANGUAGE_IN_USE */
function requireClosable({ input }: Call, language: KnownLanguage, users: number, defaultLang: string): void {
  const name = ownNameOf(language.lang);
  if (language.isDefault || input.isDefault) throw new AppError('LANGUAGE_IS_DEFAULT', { name });
  if (users > 0 && !input.usersFollowDefault)
    throw new AppError('LANGUAGE_IN_USE', { name, count: users, default: ownNameOf(defaultLang) });
}

const told = ({ lang, isOpen, isDefault }: KnownLanguage) => ({ lang, isOpen, isDefault });

/** The language before is the default no more. */
async function endDefault({ tx, audit }: Call, all: readonly KnownLanguage[]): Promise<void> {
  for (const before of all.filter(({ isDefault }) => isDefault)) {
    const after = await tx.language.update({ where: { id: before.id }, data: { isDefault: false, version: before.version + 1 } });
    audit({ entity: 'language', entityId: before.id, before: told(before), after: told(after) });
  }
}

export const updateLanguage = implementMutation(contract, async (call) => {
  const { input, tx, locks, deps, audit, notify } = call;
  const seen = await tx.language.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
  for (const { id } of seen) await locks.take('language', id); // together: which one is the default concerns two of them
  const all = await tx.language.findMany({ orderBy: { id: 'asc' } });
  const before = all.find(({ lang }) => lang === input.lang);
  if (before && input.version !== undefined && before.version !== input.version)
    throw new AppError('STALE_VERSION', { what: 'language', id: input.lang });
  const language = before ?? (await addLanguage(call, all.length));
  const users = await tx.user.count({ where: { language: input.lang } });
  const isOpen = input.isOpen ?? (language.isOpen || input.isDefault === true);
  if (!isOpen && language.isOpen) requireClosable(call, language, users, all.find(({ isDefault }) => isDefault)?.lang ?? 'en');
  if (!isOpen && input.isDefault) throw new AppError('LANGUAGE_IS_DEFAULT', { name: ownNameOf(input.lang) });
  if (input.isDefault && !language.isDefault) await endDefault(call, all);
  const data = { isOpen, isDefault: input.isDefault ?? language.isDefault, version: before ? before.version + 1 : 1 };
  const after = await tx.language.update({ where: { id: language.id }, data });
  audit({ entity: 'language', entityId: after.id, before: before ? told(before) : null, after: { ...told(after), users } });
  await notify({ topic: 'languages' });
  const said = new Map(deps.terms.current.saidIn(after.lang));
  return viewLanguage(after, new TermBook(deps.terms.shipped, [after], new Map([[after.lang, said]])), users);
});
