import type { Language, LocalizedText } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

const listsLock = 7202612;

/** Whoever changes the lists of pay types and balance elements does so one after the other, to the end of the transaction. */
export async function lockLists(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(${listsLock})::text`);
}

/** Until the end of the transaction nothing is taken out of the lists. */
export async function keepLists(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock_shared(${listsLock})::text`);
}

/** An entry as it can be called in a list in which no two are called alike: where its name is another's already, with its code. */
export function freeName({ code, name }: { code: string; name: LocalizedText }, others: readonly LocalizedText[]): LocalizedText {
  const own = (language: Language): string =>
    others.some((other) => other[language] === name[language]) ? `${name[language]} (${code})` : name[language];
  return { en: own('en'), 'zh-CN': own('zh-CN') };
}

/** Entries with names that are free, among those that there are and among each other. */
export function withFreeNames<Entry extends { readonly code: string; readonly name: LocalizedText }>(
  added: readonly Entry[],
  known: readonly LocalizedText[],
): Entry[] {
  const taken = [...known];
  return added.map((entry) => {
    const name = freeName(entry, taken);
    taken.push(name);
    return { ...entry, name };
  });
}
