/**
 * Pay and deductions in a clerk's words, made into columns: where the figures come from, what is multiplied by what, which total takes it in. What
 * it makes are ordinary tables and columns, which are changed like any other.
 */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { codeFrom, columnCodes, nameInBoth, tableCodes } from '../codes.ts';
import { addColumn, addColumnBefore, addTable, withColumn } from '../edits.ts';
import type { RuleColumn, RuleTable } from '../rules.ts';
import { calculatedColumn, givenColumn, type NewColumn } from './new-columns.ts';

export const payItemKinds = ['hours', 'records', 'percent', 'typed', 'formula'] as const;
export type PayItemKind = (typeof payItemKinds)[number];
export const paySections = ['earning', 'deduction', 'employer', 'information'] as const;
export type PaySection = (typeof paySections)[number];

/** Where a figure comes from: typed into each batch, a word of the catalogue of records, or a column that there is (`Table.Column`). */
export type Given = 'typed' | `source ${string}` | `column ${string}`;

export interface PayItem {
  readonly name: string;
  readonly section: PaySection;
  readonly kind: PayItemKind;
  /** Of `hours`. */
  readonly rate: Given;
  readonly hours: Given;
  /** How many times the rate is paid, as typed: 1.5. */
  readonly times: string;
  /** Of `records`. */
  readonly source: string;
  /** Of `percent`: in percent, of which figure, up to what (blank: no limit), from which day, and by what law or agreement. */
  readonly percent: string;
  readonly of: string;
  readonly ceiling: string;
  readonly from: string;
  readonly law: string;
  /** Of `formula`. */
  readonly expression: string;
}

/** Words of what is made besides the item itself, in the language of whoever makes it. */
export interface StarterWords {
  readonly records: string;
  readonly typed: string;
  readonly rate: string;
  readonly hours: string;
  readonly ceiling: string;
  readonly ratesOf: string;
}

type Definition = CalculationDefinition;

export interface Made {
  readonly definition: Definition;
  readonly table: string;
  readonly column: string;
}

/** A definition with a figure that is given, and how formulas name it. */
interface WithFigure {
  readonly definition: Definition;
  readonly path: string;
  /** It may be blank, which is nothing. */
  readonly isOptional: boolean;
}

/** The table that pay is calculated in: that of the net pay, else the first that is calculated with one row a person. */
export function payTableOf({ steps, summary }: Definition): RuleTable | undefined {
  const tables = steps.flatMap((step) => step.tables);
  const [net] = summary?.net.split('.') ?? [];
  return (
    tables.find(({ code, kind }) => code === net && kind === 'data') ??
    tables.find((table) => table.kind === 'data' && table.per === undefined)
  );
}

/** Nobody is paid anything yet: no column is an earning, a deduction or what the employer bears. */
export const hasPay = ({ steps }: Definition, section: PaySection): boolean =>
  steps.some(({ tables }) => tables.some(({ columns }) => columns.some(({ display }) => display.payslip === section)));

/** Null where the definition has no table to calculate pay in. */
export function addPayItem(given: Definition, item: PayItem, words: StarterWords): Made | null {
  const table = payTableOf(given);
  if (!table) return null;
  const code = codeFrom(item.name, columnCodes(given, table.code));
  const { definition, expression, product } = makers[item.kind](given, item, words, table.code);
  const total = totalOf(definition, item.section);
  const [totalTable, totalColumn] = total?.split('.') ?? [];
  const type = total ? typeOfTotal(definition, total) : null;
  const column = calculatedColumn({
    code,
    name: item.name,
    expression,
    section: item.section,
    ...(type ? { types: [type] } : {}),
    ...(product ? { product } : {}),
  });
  const placed =
    totalTable === table.code && totalColumn
      ? addColumnBefore(definition, table.code, column, totalColumn)
      : addColumn(definition, table.code, column);
  const whole = total && type === null ? addedToTotal(placed, total, `${table.code}.${code}`) : placed;
  return { definition: whole, table: table.code, column: code };
}

interface Formula {
  readonly definition: Definition;
  readonly expression: string;
  readonly product?: { readonly quantity: string; readonly rate: string };
}

const makers: Readonly<Record<PayItemKind, (definition: Definition, item: PayItem, words: StarterWords, table: string) => Formula>> = {
  hours: (definition, { name, rate, hours, times }, words, table) => {
    const paid = withFigure(definition, rate, { name: `${name}${words.rate}`, type: 'money', scale: 4 }, words);
    const worked = withFigure(paid.definition, hours, { name: `${name}${words.hours}`, type: 'decimal', scale: 2, unit: 'hours' }, words);
    const factor = times.trim() === '' || Number(times) === 1 ? '' : ` * ${times.trim()}`;
    const [quantity, price] = [nameIn(table, worked.path), nameIn(table, paid.path)];
    const counted = worked.isOptional ? `COALESCE(${quantity}, 0)` : quantity;
    const product = factor === '' && !worked.isOptional ? { product: { quantity, rate: price } } : {};
    return { definition: worked.definition, expression: `${price} * ${counted}${factor}`, ...product };
  },
  records: (definition, { name, source }, words, table) => {
    const { definition: next, path } = withFigure(definition, `source ${source}`, { name, type: 'money' }, words);
    return { definition: next, expression: nameIn(table, path) };
  },
  typed: (definition, { name }, words, table) => {
    const { definition: next, path } = withFigure(definition, 'typed', { name, type: 'money' }, words);
    return { definition: next, expression: `COALESCE(${nameIn(table, path)}, 0)` };
  },
  percent: (definition, { name, percent, of, ceiling, from, law }, words, table) => {
    const code = codeFrom(`${name} ${words.ratesOf}`, tableCodes(definition));
    const limited = ceiling.trim() !== '';
    const rate = givenColumn({ code: codeFrom(words.rate, []), name: words.rate, type: 'decimal', scale: 6, percentage: true });
    const limit = givenColumn({ code: codeFrom(words.ceiling, []), name: words.ceiling, type: 'money' });
    const rates: RuleTable = {
      code,
      kind: 'parameter',
      name: nameInBoth(`${name} ${words.ratesOf}`),
      key: [],
      validOn: 'pay-date',
      columns: limited ? [rate, limit] : [rate],
      versions: [
        {
          validFrom: from,
          source: law,
          rows: [{ [rate.code]: `${percent.trim()}%`, ...(limited ? { [limit.code]: Number(ceiling) } : {}) }],
        },
      ],
    };
    const base = limited ? `MIN(${nameIn(table, of)}, ${code}.${limit.code})` : nameIn(table, of);
    return { definition: addTable(definition, stepFor(definition, table), rates), expression: `${base} * ${code}.${rate.code}` };
  },
  formula: (definition, { expression }) => ({ definition, expression }),
};

/** Rates stand in the first step, beside the data. */
const stepFor = ({ steps }: Definition, table: string): string =>
  (steps.find(({ tables }) => tables.every(({ code }) => code !== table)) ?? steps[0])?.code ?? '';

/** As a formula of the table names a column: by its code alone where it is its own. */
const nameIn = (table: string, path: string): string => (path.startsWith(`${table}.`) ? path.slice(table.length + 1) : path);

/** Finds a figure, or makes the column that gives it: in the table of records, or in the one of typed rows, which is made where there is none. */
function withFigure(definition: Definition, from: Given, column: Omit<NewColumn, 'code'>, words: StarterWords): WithFigure {
  if (from.startsWith('column ')) {
    const path = from.slice('column '.length);
    return { definition, path, isOptional: isTypedHours(definition, path) };
  }
  const isTyped = from === 'typed';
  const tables = definition.steps.flatMap((step) => step.tables);
  const known = tables.find((table) => (isTyped ? table.kind === 'parameter' && table.input === 'employee' : isRecords(table)));
  const source = isTyped ? null : from.slice('source '.length);
  const same = source === null ? undefined : known?.columns.find((one) => 'source' in one && one.source === source);
  if (known && same) return { definition, path: `${known.code}.${same.code}`, isOptional: false };
  const table = known?.code ?? codeFrom(isTyped ? words.typed : words.records, tableCodes(definition));
  const code = codeFrom(column.name, columnCodes(definition, table));
  const made = givenColumn({ ...column, code, ...(source === null ? {} : { source }) });
  const path = `${table}.${code}`;
  const isOptional = isTyped && column.unit === 'hours';
  if (known) return { definition: addColumn(definition, table, made as RuleColumn), path, isOptional };
  const named = { code: table, name: nameInBoth(isTyped ? words.typed : words.records) };
  const shape = isTyped
    ? { kind: 'parameter', key: [], validOn: 'pay-date', input: 'employee', versions: [] }
    : { kind: 'snapshot', lines: 'employee' };
  const [first] = definition.steps;
  return {
    definition: addTable(definition, first?.code ?? '', { ...named, ...shape, columns: [made] } as unknown as RuleTable),
    path,
    isOptional,
  };
}

function isTypedHours(definition: Definition, path: string): boolean {
  const table = definition.steps.flatMap((step) => step.tables).find(({ code }) => code === path.split('.')[0]);
  return table?.kind === 'parameter' && table.input !== undefined && columnAt(definition, path)?.unit !== undefined;
}

const isRecords = (table: RuleTable): boolean => table.kind === 'snapshot' && table.lines === 'employee';

const totalOf = ({ summary }: Definition, section: PaySection): string | null => {
  if (section === 'earning') return summary?.gross ?? null;
  return section === 'deduction' ? (summary?.deductions ?? null) : null;
};

function columnAt({ steps }: Definition, path: string): RuleColumn | undefined {
  const [table, column] = path.split('.');
  return steps
    .flatMap((step) => step.tables)
    .find(({ code }) => code === table)
    ?.columns.find(({ code }) => code === column);
}

/** The pay type that a total adds up, so that carrying it suffices; null where it adds up in another way. */
function typeOfTotal(definition: Definition, total: string): string | null {
  const column = columnAt(definition, total);
  const expression = column && 'expression' in column && typeof column.expression === 'string' ? column.expression : '';
  const [, type] = /^\s*TOTAL\(\s*\[?([\p{L}_][\p{L}\p{N}_]*)\]?\s*\)\s*$/u.exec(expression) ?? [];
  return definition.payTypes?.find(({ code }) => code === type)?.code ?? null;
}

/** A total that names its items gets one more; a fixed one becomes the item. */
function addedToTotal(definition: Definition, total: string, item: string): Definition {
  const [table = '', code = ''] = total.split('.');
  const column = columnAt(definition, total);
  if (!column || !('blank' in column) || !('expression' in column || 'constant' in column)) return definition;
  const { constant, ...rest } = column as RuleColumn & { constant?: unknown; expression?: unknown };
  const name = nameIn(table, item);
  const { expression } = rest;
  if (constant !== undefined) return withColumn(definition, table, code, { ...rest, expression: name } as RuleColumn);
  return typeof expression === 'string'
    ? withColumn(definition, table, code, { ...rest, expression: `${expression} + ${name}` } as RuleColumn)
    : definition;
}
