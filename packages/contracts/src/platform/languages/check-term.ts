/** What a term's text must hold, whoever brings it: its placeholders, its plural form, and nothing but text. */
import type { LocalizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { linesOfText } from '../../core/primitives.ts';

/** No `zero`: a text for none is one of its own in any language (i18next), and names end so without being a form. */
const pluralSuffix = /_(one|two|few|many|other)$/;
type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';

/** `count_one` → count and one. Undefined for a term without plural forms. */
export function pluralOf(name: string): { readonly base: string; readonly form: PluralForm } | undefined {
  const form = pluralSuffix.exec(name)?.[1] as PluralForm | undefined;
  return form && { base: name.slice(0, -form.length - 1), form };
}

const forms = new Map<string, readonly string[]>();
/** The plural forms that a language tells apart; Chinese has one, English two, Polish four. */
export function pluralForms(lang: string): readonly string[] {
  const known = forms.get(lang) ?? new Intl.PluralRules(lang).resolvedOptions().pluralCategories.filter((form) => form !== 'zero');
  forms.set(lang, known);
  return known;
}

/** Whether a term is said in a language at all. */
export const isSaidIn = (name: string, lang: string): boolean => {
  const plural = pluralOf(name);
  return !plural || pluralForms(lang).includes(plural.form);
};

/** What is filled in: `{{name}}` in the screens' texts, `{name}` in the server's, and texts that stand within others. */
const placeholder = /\{\{[^{}]*\}\}|\{\w+\}|\$t\([^)]*\)/g;
const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(placeholder) ?? [])].map((one) => one.replaceAll(/\s/g, '')).toSorted();
/** An element, a comment, an entity: nothing that a page would take for more than text. */
const markup = /<[a-z/!?]|&#?\w+;/i;
const whole = linesOfText(limits.termCharactersMax);

const reasons = {
  empty: { en: 'it is empty; to have the shipped text again, restore it', 'zh-CN': '内容为空；如需恢复自带文本，请使用“恢复”' },
  long: { en: `it has more than ${limits.termCharactersMax} characters`, 'zh-CN': `超过 ${limits.termCharactersMax} 个字符` },
  hidden: {
    en: 'it holds a character that cannot be seen or that turns the direction of writing',
    'zh-CN': '含有不可见字符或改变书写方向的字符',
  },
  markup: { en: 'it holds markup; a term is text only', 'zh-CN': '含有标记；词条只能是纯文本' },
  form: { en: 'this language does not tell this plural form apart', 'zh-CN': '该语言没有这种复数形式' },
} as const satisfies Record<string, LocalizedText>;

function placeholderFault(name: string, text: string, reference: string): LocalizedText | undefined {
  const [given, wanted] = [placeholdersOf(text), placeholdersOf(reference)];
  const added = given.filter((one) => !wanted.includes(one));
  const isCounted = ['one', 'two'].includes(pluralOf(name)?.form ?? '');
  // "one day" needs no figure
  const left = wanted.filter((one) => !given.includes(one) && !(isCounted && one === '{{count}}'));
  if (added.length > 0)
    return { en: `it fills in ${added.join(', ')}, which is not known here`, 'zh-CN': `使用了此处没有的占位符 ${added.join('、')}` };
  if (left.length > 0) return { en: `it leaves out ${left.join(', ')}`, 'zh-CN': `缺少占位符 ${left.join('、')}` };
  return undefined;
}

/**
 * Why a text cannot stand for a term; undefined: it can.
 * @param name of the term within its hierarchy
 * @param reference what it says out of the box, in English
 */
export function termFault(name: string, lang: string, text: string, reference: string): LocalizedText | undefined {
  if (text.trim() === '') return reasons.empty;
  if (text.length > limits.termCharactersMax) return reasons.long;
  if (!whole.safeParse(text).success) return reasons.hidden;
  if (markup.test(text) && !markup.test(reference)) return reasons.markup;
  if (!isSaidIn(name, lang)) return reasons.form;
  return placeholderFault(name, text, reference);
}
