import { isShipped, type Language, type MessageTemplate, messageTemplates } from '@wagewright/contracts';
import { keyOfTerm } from '@wagewright/contracts/platform/languages';
import type { Sql } from '../../sql.ts';

/** What messages say, as administrators want them. */
export interface MessageWords {
  /** The language of ours in which names and figures of a message stand. */
  readonly base: Language;
  readonly title: string;
  readonly body: string;
}

interface Said {
  readonly lang: string;
  readonly isOpen: boolean;
  readonly isDefault: boolean;
  readonly key: string | null;
  readonly text: string;
}

const keyOf = (template: MessageTemplate, part: 'title' | 'body'): string =>
  keyOfTerm({ appCode: 'server', hierarchyCode: 'messages', name: `${template}.${part}` });

/** The words of templates, in each language: its own, else the default one's, else those that ship. */
export async function readMessageWords(
  sql: Sql,
  templates: readonly MessageTemplate[],
): Promise<(template: MessageTemplate, lang: string) => MessageWords> {
  const keys = templates.flatMap((template) => [keyOf(template, 'title'), keyOf(template, 'body')]);
  const rows = await sql.query<Said>(
    `SELECT l.lang, l.is_open AS "isOpen", l.is_default AS "isDefault", t.key, t.text FROM language l LEFT JOIN term t ON t.language_id = l.id AND t.key = ANY ($1::text[])`,
    [keys],
  );
  const standard = rows.find(({ isDefault }) => isDefault)?.lang ?? 'en';
  const own = (lang: string, key: string) => rows.find((row) => row.lang === lang && row.key === key)?.text;
  return (template, wanted) => {
    const lang = rows.some((row) => row.lang === wanted && row.isOpen) ? wanted : standard;
    const base = [lang, standard].find(isShipped) ?? 'en';
    const langs = isShipped(lang) ? [lang] : [lang, standard, base];
    const words = (part: 'title' | 'body'): string =>
      langs.map((one) => own(one, keyOf(template, part))).find((text) => text !== undefined) ?? messageTemplates[template][part][base];
    return { base, title: words('title'), body: words('body') };
  };
}
