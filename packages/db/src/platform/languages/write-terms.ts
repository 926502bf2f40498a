import type { Sql } from '../../sql.ts';

export interface SaidTerm {
  readonly key: string;
  readonly text: string;
}

/** What is said of these terms now; of all of the language where none are named. The caller has the language locked. */
export const readSaidTerms = async (sql: Sql, languageId: number, keys?: readonly string[]): Promise<SaidTerm[]> =>
  await sql.query<SaidTerm>(
    'SELECT key, text FROM term WHERE language_id = $1::int AND ($2::text[] IS NULL OR key = ANY ($2::text[])) ORDER BY key',
    [languageId, keys ? [...keys] : null],
  );

/** Says and takes away; whoever has read the language's terms before reads them again. */
export async function writeTerms(
  sql: Sql,
  languageId: number,
  { said, gone }: { readonly said: readonly SaidTerm[]; readonly gone: readonly string[] },
): Promise<void> {
  if (said.length > 0) {
    await sql.query(
      `INSERT INTO term (language_id, key, text) SELECT $1::int, * FROM unnest($2::text[], $3::text[])
       ON CONFLICT (language_id, key) DO UPDATE SET text = EXCLUDED.text, updated_at = now()`,
      [languageId, said.map(({ key }) => key), said.map(({ text }) => text)],
    );
  }
  if (gone.length > 0) await sql.query('DELETE FROM term WHERE language_id = $1::int AND key = ANY ($2::text[])', [languageId, [...gone]]);
  await sql.query('UPDATE language SET terms_version = terms_version + 1 WHERE id = $1::int', [languageId]);
}
