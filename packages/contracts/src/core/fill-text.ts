import { nameCode } from './code-names.ts';
import { formatterOf } from './format/index.ts';
import type { Language } from './languages.ts';

/** Numbers that name a thing are not counted, so they are not grouped. */
const identifying: ReadonlySet<string> = new Set(['id', 'position', 'row', 'line']);
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A text with its `{parameters}` filled in as people read them: counts grouped, days written out, codes by their names, names in the reader's language. Unknown ones stay visible. */
export function fillText(text: string, language: Language, parameters: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? writeParameter(name, parameters[name], language) : whole,
  );
}

function writeParameter(name: string, value: unknown, language: Language): string {
  const format = formatterOf(language);
  if (typeof value === 'number') return identifying.has(name) ? String(value) : format.number(String(value));
  if (value !== null && typeof value === 'object') return nameIn(value, language) ?? JSON.stringify(value);
  if (typeof value !== 'string') return String(value);
  return isoDay.test(value) ? format.day(value) : nameCode(name, value, language);
}

/** A text that has both languages, in one of them. By hand: the first load has no schemas. */
function nameIn(value: object, language: Language): string | undefined {
  const text: unknown = language in value ? (value as Partial<Record<Language, unknown>>)[language] : undefined;
  return typeof text === 'string' ? text : undefined;
}
