/** Pay or a deduction, asked for in a clerk's words. */
import { figures, words } from '../fields/choices.ts';
import { type Choice, type Field, type Place, textOf, type Values } from '../fields/field.ts';
import {
  addPayItem,
  type Given,
  type PayItem,
  type PayItemKind,
  type PaySection,
  payItemKinds,
  paySections,
  type StarterWords,
} from '../starters/pay-item.ts';
import type { Addable } from './addable.ts';

const isKind =
  (...kinds: readonly PayItemKind[]) =>
  ({ how }: Values): boolean =>
    kinds.includes(textOf(how) as PayItemKind);

/** Figures that there are, so that two kinds of pay have one rate. */
const known =
  (fits: (path: string, place: Place) => boolean) =>
  (place: Place): Choice[] =>
    figures(place)
      .filter(({ value }) => fits(value, place))
      .map((one) => ({ ...one, value: `column ${one.value}` }));

/** What is given, or was worked out beforehand and is paid by itself to nobody, such as an hourly rate made of a salary. */
function isGiven(path: string, { definition }: Place, type: string): boolean {
  const [table, column] = path.split('.');
  const found = definition.steps.flatMap((step) => step.tables).find(({ code }) => code === table);
  return (found?.columns ?? []).some(
    (one) =>
      one.code === column && one.type === type && (found?.kind !== 'data' || ('display' in one && one.display?.payslip === 'information')),
  );
}

const hourSources = ['attendance.worked_hours', 'overtime.weekday', 'overtime.restday', 'overtime.holiday'] as const;

const fields: readonly Field[] = [
  { path: 'name', kind: 'text' },
  { path: 'section', kind: 'choice', choices: words('payslip', () => paySections) },
  { path: 'how', kind: 'choice', choices: words('how', () => payItemKinds), isWide: true },
  {
    path: 'rate',
    kind: 'choice',
    choices: (place) => [
      ...words('given', () => ['typed'])(place),
      ...known((path) => isGiven(path, place, 'money'))(place),
      ...words('given', () => ['records'])(place),
    ],
    isAsked: isKind('hours'),
  },
  {
    path: 'hours',
    kind: 'choice',
    choices: (place) => [
      ...words('given', () => ['typed', ...hourSources])(place),
      ...known((path) => isGiven(path, place, 'decimal'))(place),
    ],
    isAsked: isKind('hours'),
  },
  { path: 'times', kind: 'number', isAsked: isKind('hours') },
  {
    path: 'source',
    kind: 'source',
    isWide: true,
    isAsked: (values) => isKind('records')(values) || (isKind('hours')(values) && values.rate === 'records'),
  },
  { path: 'percent', kind: 'number', isAsked: isKind('percent') },
  { path: 'base', kind: 'choice', choices: figures, isAsked: isKind('percent') },
  { path: 'ceiling', kind: 'number', isAsked: isKind('percent') },
  { path: 'since', kind: 'day', isAsked: isKind('percent') },
  { path: 'law', kind: 'text', isAsked: isKind('percent') },
  { path: 'expression', kind: 'formula', isWide: true, isAsked: isKind('formula') },
];

/** As the choice says it → as the starter takes it. */
function givenOf(choice: string, source: string): Given {
  if (choice === 'records') return `source ${source}`;
  if (choice === 'typed' || choice.startsWith('column ')) return choice as Given;
  return `source ${choice}`;
}

export interface PayStart {
  readonly section: PaySection;
  readonly kind: PayItemKind;
  readonly name?: string;
}

export const payAddable = (starterWords: StarterWords, start: PayStart): Addable => ({
  fields,
  required: ['name', 'rate', 'hours', 'source', 'percent', 'base', 'since', 'law', 'expression'],
  initial: ({ definition }) => ({
    name: start.name ?? '',
    section: start.section,
    how: start.kind,
    rate: 'typed',
    hours: 'typed',
    times: '1',
    source: 'compensation.ITEM',
    percent: '',
    base: definition.summary?.gross ?? '',
    ceiling: '',
    since: `${new Date().getFullYear()}-01-01`,
    law: '',
    expression: '',
    type: 'money',
  }),
  make: ({ definition }, values) => {
    const source = textOf(values.source);
    const item: PayItem = {
      name: textOf(values.name).trim(),
      section: textOf(values.section) as PaySection,
      kind: textOf(values.how) as PayItemKind,
      rate: givenOf(textOf(values.rate), source),
      hours: givenOf(textOf(values.hours), source),
      times: textOf(values.times),
      source,
      percent: textOf(values.percent),
      of: textOf(values.base),
      ceiling: textOf(values.ceiling),
      from: textOf(values.since),
      law: textOf(values.law),
      expression: textOf(values.expression),
    };
    const made = addPayItem(definition, item, starterWords);
    return made && { definition: made.definition, place: { table: made.table, column: made.column } };
  },
});
