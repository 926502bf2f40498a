import { defined, type RawSearch, readOneOf, readText } from '../../../shared/search.ts';

const applications = ['web', 'server'] as const;
const states = ['missing', 'changed'] as const;

/** Which terms are shown, as their address has it. */
export const readTermsSearch = (raw: RawSearch) =>
  defined({
    app: readOneOf(raw, 'app', applications),
    part: readText(raw, 'part', 100),
    lang: readText(raw, 'lang', 20),
    state: readOneOf(raw, 'state', states),
    q: readText(raw, 'q', 100),
  });

export type TermsSearch = ReturnType<typeof readTermsSearch>;
/** What is shown otherwise from now on; undefined: without it. */
export type TermsChange = { readonly [Key in keyof TermsSearch]?: TermsSearch[Key] | undefined };
