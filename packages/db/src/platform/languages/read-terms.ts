import { statement } from '../../sql.ts';

export interface KnownLanguage {
  readonly id: number;
  readonly lang: string;
  readonly isOpen: boolean;
  readonly isDefault: boolean;
  readonly version: number;
  /** Counts changes of its terms. */
  readonly termsVersion: number;
}

/** A few rows: asked for to see whether what is known of the terms is still so. */
export const knownLanguages = statement<KnownLanguage>(
  'known_languages',
  `SELECT id, lang, is_open AS "isOpen", is_default AS "isDefault", version, terms_version AS "termsVersion"
   FROM language ORDER BY is_default DESC, lang`,
);

/** What was said in a language beside, or in the place of, what ships. */
export const saidTerms = statement<{ readonly key: string; readonly text: string }>(
  'said_terms',
  'SELECT key, text FROM term WHERE language_id = $1::int',
);

/** How many people have chosen each language. */
export const languageUsers = statement<{ readonly lang: string; readonly users: number }>(
  'language_users',
  'SELECT language AS lang, count(*)::int AS users FROM app_user WHERE language IS NOT NULL GROUP BY language',
);
