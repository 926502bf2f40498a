/** A new table of each kind, with a first column, since a table has one at least. */
import { columnSchemas, type DefinitionTable, tableSchema } from '@wagewright/contracts/definition';
import { codeFrom, nameInBoth, tableCodes } from '../codes.ts';
import { addTable } from '../edits.ts';
import { columnsIn, tableNamed, tables, words } from '../fields/choices.ts';
import { type Field, listOf, type Place, textOf, type Values } from '../fields/field.ts';
import { sourcesFor } from '../fields/sources.ts';
import type { Addable } from './addable.ts';

const ofKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Values): boolean =>
    kinds.includes(textOf(kind));
const isDated = (values: Values): boolean => ofKind('parameter')(values) && ['one', 'key', 'brackets'].includes(textOf(values.shape));
const fromLines = ({ lines }: Values) => sourcesFor(textOf(lines)).filter(({ word }) => !/\b(ITEM|KEY)\b/.test(word));

const fields: readonly Field[] = [
  { path: 'kind', kind: 'choice', choices: words('kind') },
  { path: 'name', kind: 'text' },
  { path: 'lines', kind: 'choice', choices: words('lines'), isAsked: ofKind('snapshot') },
  {
    path: 'first',
    kind: 'choice',
    choices: ({ language }, values) => fromLines(values).map(({ word, meaning }) => ({ value: word, label: meaning[language] })),
    isAsked: ofKind('snapshot'),
  },
  { path: 'shape', kind: 'choice', choices: words('shape'), isAsked: ofKind('parameter') },
  { path: 'since', kind: 'day', isAsked: isDated },
  { path: 'law', kind: 'text', isAsked: isDated },
  {
    path: 'per',
    kind: 'choice',
    choices: (place) => tables((table) => place.scopes.get(table.code)?.own?.lines === 'many')(place),
    unset: 'onePerson',
    isAsked: ofKind('data'),
  },
  { path: 'parts', kind: 'codes', choices: tables(({ kind }) => kind !== 'union'), isAsked: ofKind('union') },
  { path: 'of', kind: 'choice', choices: tables(({ kind }) => kind !== 'parameter'), isAsked: ofKind('pivot') },
  {
    path: 'groupBy',
    kind: 'codes',
    choices: (place, values) => [...words('groupBy')(place), ...columnsIn(place, textOf(values.of))],
    isAsked: ofKind('pivot'),
  },
  { path: 'column', kind: 'text', isAsked: ofKind('parameter', 'data', 'pivot') },
];

const firstColumn = (values: Values) => ({ code: codeFrom(textOf(values.column), []), name: nameInBoth(textOf(values.column)) });
const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

/** Columns beside the first that rows are found by. */
const keyColumns = {
  one: [],
  key: [{ code: 'Key', name: text('Key', '键'), type: 'text' }],
  brackets: [{ code: 'From', name: text('From', '起点'), type: 'money' }],
} as const;

const makers: Readonly<Record<string, (values: Values, place: Place) => object>> = {
  snapshot: (values, { language }) => {
    const source = sourcesFor(textOf(values.lines)).find(({ word }) => word === textOf(values.first));
    const [type] = source ? typesOf[source.types[0] ?? 'text'] : ['text'];
    const name = source?.meaning[language] ?? textOf(values.name);
    return {
      lines: textOf(values.lines),
      columns: [
        {
          code: codeFrom(source?.word.split('.').at(-1) ?? name, []),
          name: source?.meaning ?? nameInBoth(name),
          type,
          source: textOf(values.first),
        },
      ],
    };
  },
  parameter: (values) => {
    const shape = textOf(values.shape);
    const value = { ...firstColumn(values), type: 'decimal' };
    if (shape === 'employee' || shape === 'lines') return { input: shape, columns: [{ ...value, type: 'money' }] };
    const [key] = keyColumns[shape as keyof typeof keyColumns] ?? [];
    const row = { [value.code]: 0, ...(key ? { [key.code]: key.type === 'money' ? 0 : '1' } : {}) };
    return {
      ...(shape === 'key' ? { key: ['Key'] } : {}),
      ...(shape === 'brackets' ? { bracket: { column: 'From', bound: 'from', rate: value.code } } : {}),
      columns: [...(key ? [key] : []), value],
      versions: [{ validFrom: textOf(values.since), source: textOf(values.law), rows: [row] }],
    };
  },
  data: (values) => ({
    ...(textOf(values.per) ? { per: textOf(values.per) } : {}),
    columns: [{ ...firstColumn(values), type: 'money', constant: 0 }],
  }),
  union: (values, place) => {
    const parts = listOf(values.parts);
    const shared = tableNamed(place, parts[0] ?? '')?.columns.filter(({ code }) =>
      parts.every((part) => tableNamed(place, part)?.columns.some((one) => one.code === code)),
    );
    const [first] = tableNamed(place, parts[0] ?? '')?.columns ?? [];
    const taken = shared && shared.length > 0 ? shared : first ? [first] : [];
    return {
      of: [...parts],
      columns: taken.map(({ code, name, type, scale }) => ({ code, name, type, ...(scale === undefined ? {} : { scale }) })),
    };
  },
  pivot: (values) => ({
    of: textOf(values.of),
    groupBy: [...listOf(values.groupBy)],
    columns: [columnSchemas.pivot.parse({ ...firstColumn(values), type: 'integer', aggregate: 'count' })],
  }),
};

const typesOf = { text: ['text'], number: ['decimal'], date: ['date'], boolean: ['boolean'] } as const;

/** Into a step: the one that is named, else the last. */
export const tableAddable = (step?: string): Addable => ({
  fields,
  required: ['name', 'first', 'since', 'law', 'parts', 'of', 'column'],
  initial: ({ language, definition }) => ({
    kind: 'data',
    name: '',
    lines: 'employee',
    first: 'employee.number',
    shape: 'one',
    since: `${new Date().getFullYear()}-01-01`,
    law: '',
    per: '',
    parts: [],
    of: definition.steps.flatMap((one) => one.tables).findLast(({ kind }) => kind === 'data')?.code ?? '',
    groupBy: [],
    column: language === 'en' ? 'Amount' : '金额',
  }),
  make: (place, values) => {
    const { definition } = place;
    const kind = textOf(values.kind);
    const code = codeFrom(textOf(values.name), tableCodes(definition));
    const made = { code, name: nameInBoth(textOf(values.name)), kind, ...makers[kind]?.(values, place) };
    const table = (tableSchema.safeParse(made).data ?? made) as DefinitionTable;
    const into = step ?? definition.steps.at(-1)?.code ?? '';
    return { definition: addTable(definition, into, table), place: { table: code } };
  },
});
