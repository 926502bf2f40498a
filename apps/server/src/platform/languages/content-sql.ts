import type { ContentField, NamedRecord } from '@wagewright/db';

/**
 * A text as SQL writes it, whatever the server's settings: quotes are doubled, and with a backslash, a line break or a control character in it the escaped form is
 * taken, so that nothing can end the text or the comment that it stands in.
 */
export function sqlText(text: string): string {
  const quoted = text.replaceAll("'", "''");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is control characters that are looked for
  if (!/[\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(quoted)) return `'${quoted}'`;
  const escaped = quoted
    .replaceAll('\\', '\\\\')
    .replaceAll('\u0000', '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    .replaceAll(/[\u0001-\u001f\u007f-\u009f\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `E'${escaped}'`;
}

export interface WantedName extends NamedRecord {
  /** In the further language. */
  readonly text: string;
}

const isUnchanged = ({ column }: ContentField, { names }: NamedRecord, lang: string): string =>
  lang in names ? `${column} ->> ${sqlText(lang)} = ${sqlText(names[lang] ?? '')}` : `NOT ${column} ? ${sqlText(lang)}`;

/** One statement a record, which does nothing where its name was changed since. */
export const updateStatement = (field: ContentField, record: WantedName, lang: string): string =>
  `UPDATE ${field.table} SET ${field.column} = ${field.column} || jsonb_build_object(${sqlText(lang)}, ${sqlText(record.text)}::text) ` +
  `WHERE id = ${record.id} AND ${isUnchanged(field, record, lang)};`;

/** What would change, to be looked at first. */
export const selectStatement = (field: ContentField, records: readonly WantedName[], lang: string): string => {
  const rows = records.map(({ id, text }) => `(${id}, ${sqlText(text)}::text)`);
  return (
    `SELECT ${sqlText(field.table)} AS record, t.id, t.${field.column} ->> 'en' AS "en", t.${field.column} ->> ${sqlText(lang)} AS before, n.after ` +
    `FROM ${field.table} t JOIN (VALUES\n  ${rows.join(',\n  ')}\n) AS n (id, after) ON n.id = t.id;`
  );
};
