/** What can be said of a step, of a table by its kind, and of a definition as a whole. */
import type { RuleTable } from '../rules.ts';
import { columnsIn, elements, figures, ownColumns, tables, words } from './choices.ts';
import { type Field, listOf, type Place, textOf, type Values } from './field.ts';

export const stepFields: readonly Field[] = [
  { path: 'name.en', kind: 'text' },
  { path: 'name.zh-CN', kind: 'text' },
  { path: 'code', kind: 'text' },
];

const named: readonly Field[] = [...stepFields, { path: 'tags', kind: 'words' }];

const isDated = ({ input }: Values): boolean => textOf(input) === '';
const hasBrackets = (values: Values): boolean => isDated(values) && textOf(values['bracket.column']) !== '';
const bracketColumn = (path: string): Field => ({
  path: `bracket.${path}`,
  kind: 'choice',
  choices: ownColumns,
  unset: 'noColumn',
  isAsked: hasBrackets,
});
const ofTable = ({ of }: Values): string => textOf(of);

/** Tables with any number of rows a person. */
const withLines = (place: Place) => tables((table) => place.scopes.get(table.code)?.own?.lines === 'many')(place);

export const tableFields: Readonly<Record<RuleTable['kind'], readonly Field[]>> = {
  snapshot: [...named, { path: 'lines', kind: 'choice', choices: words('lines') }],
  parameter: [
    ...named,
    { path: 'input', kind: 'choice', choices: words('input'), unset: 'dated' },
    { path: 'key', kind: 'codes', choices: ownColumns, isAsked: isDated },
    { path: 'validOn', kind: 'choice', choices: words('validOn', () => ['pay-date', 'period-start', 'period-end']), isAsked: isDated },
    { path: 'before', kind: 'cell', choices: words('before'), unset: 'missingVersion', isAsked: isDated },
    { path: 'bracket.column', kind: 'choice', choices: ownColumns, unset: 'noBrackets', isAsked: isDated },
    { path: 'bracket.bound', kind: 'choice', choices: words('bound'), isAsked: hasBrackets },
    bracketColumn('rate'),
    bracketColumn('base'),
    bracketColumn('quick'),
    { path: 'plausible.change', kind: 'number', isAsked: isDated },
    { path: 'plausible.difference', kind: 'number', isAsked: hasBrackets },
  ],
  data: [...named, { path: 'per', kind: 'choice', choices: withLines, unset: 'onePerson' }],
  union: [
    ...named,
    { path: 'of', kind: 'codes', choices: tables(({ kind }) => kind !== 'union') },
    { path: 'dedup.by', kind: 'codes', choices: ownColumns },
    { path: 'dedup.keep', kind: 'choice', choices: words('keep'), isAsked: (values) => listOf(values['dedup.by']).length > 0 },
  ],
  pivot: [
    ...named,
    { path: 'of', kind: 'choice', choices: tables(({ kind }) => kind !== 'parameter') },
    {
      path: 'groupBy',
      kind: 'codes',
      isAlways: true,
      choices: (place, values) => [...words('groupBy')(place), ...columnsIn(place, ofTable(values))],
    },
  ],
};

const rateColumn = (path: string): Field => ({
  path: `exchangeRates.${path}`,
  kind: 'choice',
  choices: (place, values) => columnsIn(place, textOf(values['exchangeRates.table'])),
  isAsked: (values) => textOf(values['exchangeRates.table']) !== '',
});

export const wholeFields: Readonly<
  Record<'general' | 'figures' | 'payTypes' | 'balances' | 'messages' | 'questions' | 'exchange', readonly Field[]>
> = {
  general: [
    { path: 'name.en', kind: 'text' },
    { path: 'name.zh-CN', kind: 'text' },
    { path: 'currency', kind: 'text' },
    { path: 'country', kind: 'text' },
    { path: 'periodsPerYear', kind: 'number' },
  ],
  figures: (['gross', 'deductions', 'net'] as const).map((figure) => ({
    path: `summary.${figure}`,
    kind: 'choice',
    choices: figures,
    unset: 'noFigure',
  })),
  payTypes: [{ path: 'payTypes', kind: 'entries', isWide: true }],
  balances: [
    {
      path: 'balances',
      kind: 'entries',
      isWide: true,
      parts: [
        { path: 'from', name: 'balanceFrom', kind: 'choice', choices: figures },
        { path: 'scale', kind: 'number' },
      ],
    },
  ],
  messages: [{ path: 'messages', kind: 'named-values', isWide: true }],
  questions: [
    { path: 'plausible.pay.element', kind: 'choice', choices: elements, unset: 'notAsked' },
    { path: 'plausible.pay.times', kind: 'number', isAsked: (values) => textOf(values['plausible.pay.element']) !== '' },
  ],
  exchange: [
    { path: 'exchangeRates.table', kind: 'choice', choices: tables(({ kind }) => kind === 'parameter'), unset: 'noExchange' },
    rateColumn('from'),
    rateColumn('to'),
    rateColumn('rate'),
  ],
};
