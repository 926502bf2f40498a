import type { Guard } from '../guard.ts';

const slice = 'apps/server/src/platform/languages';
const terms = ['apps/server/test/platform/languages/terms.test.ts'];
const files = ['apps/server/test/platform/languages/term-files.test.ts'];
const texts = ['packages/contracts/test/term-texts.test.ts'];
const weblate = ['apps/worker/test/platform/weblate.test.ts'];

export const languageGuards: readonly Guard[] = [
  {
    name: 'a term keeps what is filled in',
    kind: 'limit',
    file: 'packages/contracts/src/platform/languages/check-term.ts',
    text: 'if (left.length > 0)',
    without: 'if (left.length > 99)',
    tests: texts,
  },
  {
    name: 'a term is no markup',
    kind: 'limit',
    file: 'packages/contracts/src/platform/languages/check-term.ts',
    text: 'if (markup.test(text) && !markup.test(reference)) return reasons.markup;',
    without: '',
    tests: texts,
  },
  {
    name: 'a term holds nothing that hides',
    kind: 'limit',
    file: 'packages/contracts/src/platform/languages/check-term.ts',
    text: 'if (!whole.safeParse(text).success) return reasons.hidden;',
    without: '',
    tests: texts,
  },
  {
    name: 'texts of a file are checked',
    kind: 'limit',
    file: `${slice}/judge-term-file.ts`,
    text: 'if (fault) return',
    without: 'if (fault && term.row < 0) return',
    tests: files,
  },
  {
    name: 'a term is not overwritten by whoever has not seen it',
    kind: 'state',
    file: `${slice}/say-terms.ts`,
    text: 'if (stands !== seen) throw',
    without: 'if (stands !== seen && key.length === 0) throw',
    tests: terms,
  },
  {
    name: 'the default language stays open',
    kind: 'state',
    file: `${slice}/update-language.ts`,
    text: 'if (language.isDefault || input.isDefault) throw',
    without: 'if (input.isDefault) throw',
    tests: terms,
  },
  {
    name: 'somebody’s language is closed only by whoever says what follows',
    kind: 'state',
    file: `${slice}/update-language.ts`,
    text: 'if (users > 0 && !input.usersFollowDefault)',
    without: 'if (users < 0)',
    tests: terms,
  },
  {
    name: 'languages are decided on under their locks',
    kind: 'lock',
    file: `${slice}/update-language.ts`,
    text: "for (const { id } of seen) await locks.take('language', id);",
    without: '',
    tests: terms,
  },
  {
    name: 'a text in SQL ends where it should',
    kind: 'limit',
    file: `${slice}/content-sql.ts`,
    text: `text.replaceAll("'", "''")`,
    without: 'text',
    tests: files,
  },
  {
    name: 'what translators say is checked',
    kind: 'limit',
    file: 'apps/worker/src/platform/languages/judge-units.ts',
    text: "return termFault(term.name, lang, theirs, term.reference) ? 'refuse' : 'pull';",
    without: "return 'pull';",
    tests: weblate,
  },
  {
    name: 'what both sides have changed is overwritten on neither',
    kind: 'state',
    file: 'apps/worker/src/platform/languages/judge-units.ts',
    text: "if (ours !== agreed) return 'both';",
    without: '',
    tests: weblate,
  },
  {
    name: 'what Weblate did not take is not agreed on',
    kind: 'state',
    file: 'apps/worker/src/platform/languages/sync-language.ts',
    text: 'if (accepted === file.size) taken.push',
    without: 'if (accepted <= file.size) taken.push',
    tests: weblate,
  },
  {
    name: 'what a translator said meanwhile is not written over',
    kind: 'state',
    file: 'apps/worker/src/platform/languages/weblate-client.ts',
    text: "fill: { method: 'translate' },",
    without: "fill: { method: 'translate', conflicts: 'replace-translated' },",
    tests: weblate,
  },
];
