/** What can be said of a column, in the sections of its form; by the kind of its table. */
import type { RuleTable } from '../rules.ts';
import { columnsIn, columnTypes, figuresBeside, fillable, payTypes, roundings, tableNamed, tables, words } from './choices.ts';
import { type Field, type Place, textOf, type Values } from './field.ts';

type Kind = RuleTable['kind'];
export type ColumnSection = 'origin' | 'name' | 'value' | 'display' | 'checks';

export const numericTypes: readonly string[] = ['money', 'decimal', 'integer'];
const isNumber = ({ type }: Values): boolean => numericTypes.includes(textOf(type));
const isOfType =
  (...types: readonly string[]) =>
  ({ type }: Values): boolean =>
    types.includes(textOf(type));
const comesBy =
  (...origins: readonly string[]) =>
  ({ origin }: Values): boolean =>
    origins.includes(textOf(origin));

const nameFields: readonly Field[] = [
  { path: 'name.en', kind: 'text' },
  { path: 'name.zh-CN', kind: 'text' },
  { path: 'code', kind: 'text' },
];

const valueFields: readonly Field[] = [
  { path: 'type', kind: 'choice', choices: columnTypes },
  { path: 'currency', kind: 'text', isAsked: isOfType('money') },
  { path: 'unit', kind: 'choice', choices: words('unit'), unset: 'noUnit', isAsked: isOfType('decimal', 'integer') },
  { path: 'scale', kind: 'number', isAsked: isOfType('money', 'decimal') },
  { path: 'rounding', kind: 'choice', choices: roundings, isAsked: isOfType('money', 'decimal', 'integer') },
];

const displayFields: readonly Field[] = [
  { path: 'display.payslip', kind: 'choice', choices: words('payslip'), unset: 'offPayslip' },
  { path: 'display.zero', kind: 'choice', choices: words('zero'), isAsked: isNumber },
  { path: 'display.sign', kind: 'choice', choices: words('sign'), isAsked: isNumber },
  { path: 'display.width', kind: 'number' },
  { path: 'display.order', kind: 'number' },
  { path: 'display.percentage', kind: 'flag', isAsked: isOfType('decimal') },
  { path: 'display.hidden', kind: 'flag' },
  { path: 'display.values', kind: 'named-values', isAsked: isOfType('text'), isWide: true },
];

const blankField: Field = { path: 'blank', kind: 'choice', choices: words('blank') };
const typesField: Field = { path: 'types', kind: 'codes', choices: payTypes, isAsked: isNumber };
/** Which balance elements a column fills; the definition says so, not the column. */
export const fillsField = (path: string, filled: readonly string[]): Field => ({
  path: 'fills',
  kind: 'codes',
  isGuide: true,
  read: () => filled,
  choices: fillable(path),
  isAsked: isNumber,
});
const plausibleFields: readonly Field[] = [
  { path: 'plausible.from', kind: 'cell', isAsked: isOfType('money', 'decimal', 'integer', 'date') },
  { path: 'plausible.to', kind: 'cell', isAsked: isOfType('money', 'decimal', 'integer', 'date') },
];
const tagsField: Field = { path: 'tags', kind: 'words' };

/** What says where a calculated value comes from; exactly one of them does. */
function originOf(element: object): string {
  const { expression, constant, reference } = element as Readonly<Record<string, unknown>>;
  if (reference !== undefined) return 'reference';
  if (constant !== undefined) return 'constant';
  return Array.isArray(expression) ? 'formulas' : 'formula';
}

const targetOf = (values: Values): string => textOf(values['reference.table']);
/** A table of which one row is the person's own needs no conditions. */
const needsMatch = (values: Values, place: Place): boolean => {
  const lines = place.scopes.get(targetOf(values))?.own?.lines;
  return comesBy('reference')(values) && targetOf(values) !== '' && lines !== undefined && lines !== 'one';
};

const dataFields: readonly Field[] = [
  { path: 'origin', kind: 'choice', choices: words('origin'), isGuide: true, read: originOf },
  { path: 'expression', kind: 'formula', isWide: true, isAsked: comesBy('formula') },
  { path: 'expression', name: 'formulas', kind: 'formulas', isWide: true, isAsked: comesBy('formulas') },
  {
    path: 'validOn',
    kind: 'choice',
    choices: words('validOn', ({ table, ...place }) => [
      'pay-date',
      'period-start',
      'period-end',
      ...(table?.kind === 'data' && isPerSegment({ ...place, table }, table.per) ? ['segment-start'] : []),
    ]),
    unset: 'payDate',
    isAsked: comesBy('formulas'),
  },
  { path: 'constant', kind: 'cell', isAsked: comesBy('constant') },
  { path: 'reference.table', kind: 'choice', choices: tables(), isAsked: comesBy('reference') },
  {
    path: 'reference.column',
    kind: 'choice',
    choices: (place, values) => columnsIn(place, targetOf(values)),
    isAsked: (values) => comesBy('reference')(values) && targetOf(values) !== '',
  },
  { path: 'reference.match', kind: 'match', isWide: true, isAsked: needsMatch },
  { path: 'reference.dedup', kind: 'choice', choices: words('dedup'), unset: 'oneMatch', isAsked: needsMatch },
  {
    path: 'product.quantity',
    kind: 'choice',
    choices: figuresBeside,
    unset: 'noProduct',
    isAsked: (values) => isOfType('money')(values) && comesBy('formula', 'formulas')(values),
  },
  {
    path: 'product.rate',
    kind: 'choice',
    choices: figuresBeside,
    unset: 'noProduct',
    isAsked: (values) => isOfType('money')(values) && comesBy('formula', 'formulas')(values),
  },
];

function isPerSegment(place: Place, per: string | undefined): boolean {
  const target = per === undefined ? undefined : tableNamed(place, per);
  return target?.kind === 'snapshot' && target.lines === 'segments';
}

const originFields: Readonly<Record<Kind, readonly Field[]>> = {
  snapshot: [{ path: 'source', kind: 'source', isWide: true }],
  parameter: [],
  data: dataFields,
  union: [{ path: 'from', kind: 'origins', isWide: true }],
  pivot: [
    { path: 'aggregate', kind: 'choice', choices: words('aggregate') },
    {
      path: 'column',
      kind: 'choice',
      choices: (place) => columnsIn(place, place.table?.kind === 'pivot' ? place.table.of : ''),
      isAsked: ({ aggregate }) => aggregate !== 'count',
    },
  ],
};

const checkFields: Readonly<Record<Kind, readonly Field[]>> = {
  snapshot: [blankField, typesField, ...plausibleFields, tagsField],
  parameter: [typesField, ...plausibleFields, tagsField],
  data: [blankField, typesField, ...plausibleFields, tagsField],
  union: [...plausibleFields, tagsField],
  pivot: [...plausibleFields, tagsField],
};

export const columnFields = (kind: Kind): Readonly<Record<ColumnSection, readonly Field[]>> => ({
  origin: originFields[kind],
  name: nameFields,
  value: valueFields,
  display: displayFields,
  checks: checkFields[kind],
});
