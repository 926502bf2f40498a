/** Elements of a definition as the values of a form, and back: what no field asks for stays as it is. */
import { codeFrom } from '../codes.ts';
import {
  askedOf,
  type Field,
  type FieldKind,
  type Line,
  linesOf,
  listOf,
  nameOfField,
  type Place,
  textOf,
  type Value,
  type Values,
} from './field.ts';

type Element = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (element: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isElement(found) ? found[key] : undefined), element);

/** Puts a value into its place; what is left empty by taking one out goes too. */
function put(element: Element, [key = '', ...rest]: readonly string[], value: unknown): Element {
  const inner = rest.length === 0 ? value : put(isElement(element[key]) ? element[key] : {}, rest, value);
  const { [key]: _, ...others } = element;
  const isGone = inner === undefined || (rest.length > 0 && isElement(inner) && Object.keys(inner).length === 0);
  return isGone ? others : { ...element, [key]: inner };
}

const plain = (value: unknown): string => (value === undefined || value === null ? '' : String(value as string | number | boolean));
const entries = (value: unknown): [string, unknown][] => (isElement(value) ? Object.entries(value) : []);

/** As an element has it → as a form holds it. */
const readers: Readonly<Record<FieldKind, (value: unknown) => Value>> = {
  text: plain,
  number: plain,
  cell: plain,
  choice: plain,
  day: plain,
  source: plain,
  formula: (value) => (typeof value === 'string' ? value : ''),
  flag: (value) => value === true,
  codes: (value) => (Array.isArray(value) ? value.map(plain) : []),
  words: (value) => (Array.isArray(value) ? value.map(plain) : []),
  formulas: (value) =>
    Array.isArray(value)
      ? value
          .filter(isElement)
          .map(({ from, expression, source }): Line => ({ from: plain(from), expression: plain(expression), source: plain(source) }))
      : [],
  match: (value) => entries(value).map(([key, text]): Line => ({ key, expression: plain(text) })),
  'named-values': (value) =>
    entries(value).map(([code, name]): Line => ({ code, en: plain(at(name, ['en'])), 'zh-CN': plain(at(name, ['zh-CN'])) })),
  entries: (value) =>
    Array.isArray(value)
      ? value.filter(isElement).map(
          ({ code, name, scale, from }): Line => ({
            code: plain(code),
            en: plain(at(name, ['en'])),
            'zh-CN': plain(at(name, ['zh-CN'])),
            scale: plain(scale),
            from: plain(from),
          }),
        )
      : [],
  origins: (value) => entries(value).map(([table, column]): Line => ({ table, column: plain(column) })),
};

/** A number as typed; what has more digits than a number keeps, and what is none, stays text. */
function numberOf(text: string): string | number | undefined {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(typed) && typed.replace(/\D/g, '').length <= 15 ? Number(typed) : typed;
}

const wordOf = (value: Value): string | undefined => textOf(value).trim() || undefined;
const list = (value: Value): readonly string[] | undefined => (listOf(value).length > 0 ? listOf(value) : undefined);

function record(lines: readonly Line[], key: string, value: (line: Line) => unknown): object | undefined {
  const written = lines.filter((line) => (line[key] ?? '').trim() !== '').map((line) => [(line[key] ?? '').trim(), value(line)]);
  return written.length > 0 ? (Object.fromEntries(written) as object) : undefined;
}

function formulaLine({ from = '', expression = '', source = '' }: Line): object {
  return { ...(from === '' ? {} : { from }), expression: expression.trim(), ...(source.trim() === '' ? {} : { source: source.trim() }) };
}

/** The languages that something is said in. */
const namesOf = ({ en = '', 'zh-CN': zh = '' }: Line): object => ({
  ...(en.trim() === '' ? {} : { en: en.trim() }),
  ...(zh.trim() === '' ? {} : { 'zh-CN': zh.trim() }),
});

/** Named entries; one without a code gets it from its name. */
function entriesOf(lines: readonly Line[]): readonly object[] | undefined {
  const taken = lines.map(({ code = '' }) => code).filter((code) => code !== '');
  const written = lines
    .filter(({ en = '', 'zh-CN': zh = '' }) => `${en}${zh}`.trim() !== '')
    .map((line) => {
      const { code = '', en = '', 'zh-CN': zh = '', scale = '', from = '' } = line;
      const own = code || codeFrom(en || zh, taken);
      taken.push(own);
      return { code: own, name: namesOf(line), ...(scale === '' ? {} : { scale: numberOf(scale) }), ...(from === '' ? {} : { from }) };
    });
  return written.length > 0 ? written : undefined;
}

/** A value of a column by hand, by the column's type; blank: nothing. */
function cellOf(text: string, type: string): unknown {
  if (text.trim() === '') return null;
  if (type === 'boolean') return text === 'true';
  return type === 'text' || type === 'date' ? text.trim() : numberOf(text);
}

/** As a form holds it → as an element has it; undefined: it is not said. */
const writers: Readonly<Record<FieldKind, (value: Value, values: Values) => unknown>> = {
  text: wordOf,
  choice: wordOf,
  day: wordOf,
  source: wordOf,
  formula: (value) => textOf(value).trim(),
  number: (value) => numberOf(textOf(value)),
  cell: (value, { type }) => cellOf(textOf(value), textOf(type)),
  flag: (value) => (value === true ? true : undefined),
  codes: list,
  words: list,
  formulas: (value) => linesOf(value).map(formulaLine),
  match: (value) => record(linesOf(value), 'key', ({ expression = '' }) => expression.trim()),
  'named-values': (value) => record(linesOf(value), 'code', namesOf),
  entries: (value) => entriesOf(linesOf(value)),
  origins: (value) =>
    record(
      linesOf(value).filter(({ column }) => column),
      'table',
      ({ column }) => column,
    ),
};

export const readValues = (fields: readonly Field[], element: object): Values =>
  Object.fromEntries(
    fields.map((field) => [nameOfField(field), field.read?.(element) ?? readers[field.kind](at(element, field.path.split('.')))] as const),
  );

/** The element with what the form says. A field that is not asked for is not said. */
export function writeValues(fields: readonly Field[], values: Values, place: Place, element: object): Element {
  const asked = new Set(askedOf(fields, values, place));
  const written = fields.filter(({ isGuide }) => !isGuide);
  const cleared = written
    .filter((field) => !asked.has(field))
    .reduce<Element>((now, { path }) => put(now, path.split('.'), undefined), { ...element });
  return written
    .filter((field) => asked.has(field))
    .reduce<Element>((now, field) => {
      const value = values[nameOfField(field)];
      return value === undefined
        ? now
        : put(now, field.path.split('.'), writers[field.kind](value, values) ?? (field.isAlways ? [] : undefined));
    }, cleared);
}
