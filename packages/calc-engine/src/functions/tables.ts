import type { TextRange } from '../api.ts';
import { arithmetic, blankConstant, type CheckedNode, choose, numberConstant, once, type ValueKind } from '../language/checked.ts';
import { hasRows, type ScopeColumn, type ScopeTable } from '../language/scope.ts';
import type { Failing } from '../language/syntax.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { columnAt, optionalValueAt, tableAt, valueAt } from './spec.ts';

/** The kind of value that a column's type gives in an expression. */
export function kindOfColumn(column: ScopeColumn): ValueKind {
  return column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
}

/** A read of a table; before the table's declared start what it says instead: a number, or nothing. */
function sinceStart(table: ScopeTable, read: CheckedNode): CheckedNode {
  const { before, no } = table;
  if (before === null) return read;
  const { range, type } = read;
  const when: CheckedNode = { op: 'has-version', table: no, what: 'start', type: 'boolean', currency: null, blankable: false, range };
  const isNumber = before !== 'not-applicable' && (type === 'number' || type === 'never');
  return choose([{ when, then: read }], isNumber ? numberConstant(before, range) : blankConstant(type, range), range);
}

/** Bounds and charges times a scale: what is looked for is divided by it, what is charged is multiplied. */
function scaled(call: Call, index: number, value: CheckedNode, read: (value: CheckedNode) => CheckedNode | null): CheckedNode | null {
  const given = optionalValueAt(call, index);
  if (!given) return read(value);
  const scale = once(given);
  const found = read(arithmetic('divide', value, scale, call.range));
  return found && arithmetic('multiply', found, scale, call.range);
}

/** Whether the table has brackets, in the currency of the value. */
function requireBrackets(call: Call, table: ScopeTable, value: CheckedNode): boolean {
  if (table.bracket) {
    const bound = table.columns[table.bracket.column]?.currency ?? null;
    if (bound === null || value.currency === null || bound === value.currency) return true;
    const nextStep = `Convert it: CONVERT([Amount], ${bound}).`;
    call.fail(
      'CURRENCY_MISMATCH',
      `The brackets of ${table.code} are in ${bound}, this value is in ${value.currency}.`,
      nextStep,
      value.range,
    );
    return false;
  }
  call.fail(
    'TABLE_SHAPE',
    `${call.name} needs a table of brackets; ${table.code} has none.`,
    `Add "bracket: {column, bound, rate}" to parameter table ${table.code}.`,
  );
  return false;
}

/** A bracket function over a numeric base; null with an error where the table lacks what it needs. */
export function bracketNode(
  call: Call,
  fn: 'progressive' | 'quick' | 'gross-up',
  table: ScopeTable,
  base: CheckedNode,
): CheckedNode | null {
  if (!requireBrackets(call, table, base)) return null;
  if ((table.bracket?.rate ?? -1) < 0) {
    return call.fail('TABLE_SHAPE', `${call.name} needs a rate column in ${table.code}.`, `Name it in the table's bracket rule as "rate".`);
  }
  const { currency } = base;
  const kind = { type: 'number', currency, blankable: false, range: call.range } as const;
  return sinceStart(table, { op: 'bracket', fn, table: table.no, a: base, column: -1, ...kind });
}

/** The arguments between the table and the column. */
function valuesBetween(call: Call): CheckedNode[] {
  return call.args.slice(1, -1).map((_, index) => valueAt(call, index + 1));
}

/** Whether the values are one of each kind that the table's key has; reports where they are not. */
function keysFit(call: Call, table: ScopeTable, keys: readonly CheckedNode[]): boolean {
  const columns = table.key.flatMap((index) => table.columns[index] ?? []);
  if (columns.length === 0) {
    const nextStep = `Add "key: [Column]" to parameter table ${table.code}.`;
    call.fail('TABLE_SHAPE', `${call.name} needs a table with a key; ${table.code} has none.`, nextStep);
    return false;
  }
  if (columns.length !== keys.length) {
    const names = columns.map((column) => column.code).join(', ');
    call.fail(
      'WRONG_ARITY',
      `The key of ${table.code} has ${columns.length} columns, not ${keys.length}.`,
      `Give ${names}, in this order.`,
    );
    return false;
  }
  for (const [index, column] of columns.entries()) {
    const key = keys[index];
    const wanted = kindOfColumn(column);
    if (!key || key.type === wanted || key.type === 'never') continue;
    call.fail('TYPE_MISMATCH', `The key of ${table.code} is ${wanted}, not ${key.type}.`, `Look it up by a ${wanted}.`, key.range);
    return false;
  }
  return true;
}

export const parameterTable = { name: 'table', kind: 'table' } as const;
const scaleArgument = { name: 'scale', kind: 'number', optional: true } as const;

export const tableFunctions: readonly FunctionSpec[] = [
  {
    name: 'LOOKUP',
    group: 'tables',
    arguments: [parameterTable],
    repeating: [{ name: 'key', kind: 'any' }],
    repetitionsMin: 1,
    last: { name: 'column', kind: 'column' },
    result: 'any',
    doc: {
      en: 'The column of the row whose key equals the value (or the values, one for each column of the key); an error where no row does.',
      'zh-CN': '按键（可多列）精确查找所在行的列；找不到则报错。',
    },
    examples: [
      { expression: 'LOOKUP(Rates, "night", Rate)', result: '0.3' },
      { expression: 'LOOKUP(Rates, "noon", Rate)', result: 'error MISSING_ROW' },
    ],
    build(call) {
      const [table, keys, column] = [tableAt(call, 0), valuesBetween(call), columnAt(call, call.args.length - 1)];
      if (!keysFit(call, table, keys)) return null;
      const kind = { type: kindOfColumn(column), currency: column.currency, blankable: false, range: call.range } as const;
      return sinceStart(table, { op: 'lookup', table: table.no, keys, missing: 'error', column: column.index, ...kind });
    },
  },
  {
    name: 'RANGE',
    group: 'tables',
    arguments: [parameterTable, { name: 'value', kind: 'number' }, { name: 'column', kind: 'column' }, scaleArgument],
    result: 'any',
    doc: {
      en: 'The column of the bracket row that the value falls into; the table states which bound belongs to it. With a scale the bounds are that many times as high.',
      'zh-CN': '返回数值所落区间的列；界限归属由表规定。给出比例时，各级界限先乘以该比例。',
    },
    examples: [
      { expression: 'RANGE(Tax, 36000, Rate)', result: '0.03' },
      { expression: 'RANGE(Tax, 36000.01, Rate)', result: '0.1' },
      { expression: 'RANGE(Tax, 1000000, Rate)', result: 'error MISSING_BRACKET' },
      { expression: 'RANGE(Tax, 3000.01, Rate, 1 / 12)', result: '0.1' },
    ],
    build(call) {
      const [table, a, column] = [tableAt(call, 0), valueAt(call, 1), columnAt(call, 2)];
      if (!requireBrackets(call, table, a)) return null;
      const scale = optionalValueAt(call, 3);
      const at = scale ? arithmetic('divide', a, scale, call.range) : a;
      const kind = { type: kindOfColumn(column), currency: column.currency, blankable: false, range: call.range } as const;
      return sinceStart(table, { op: 'bracket', fn: 'range', table: table.no, a: at, column: column.index, ...kind });
    },
  },
  {
    name: 'PROGRESSIVE',
    group: 'tables',
    arguments: [parameterTable, { name: 'base', kind: 'number' }, scaleArgument],
    result: 'number',
    doc: {
      en: 'Each part of the base times the rate of its bracket, added up. A base below zero counts as zero. With a scale the bounds are that many times as high: TAX_MONTH / 12 for annual brackets so far in the year.',
      'zh-CN': '分段累进：每段乘以该级税率之和；负基数按零计。给出比例时，各级界限先乘以该比例，例如年度级距按 TAX_MONTH / 12 折算至本月。',
    },
    examples: [
      { expression: 'PROGRESSIVE(Tax, 40000)', result: '1480' },
      { expression: 'PROGRESSIVE(Tax, -5)', result: '0' },
      { expression: 'PROGRESSIVE(Tax, 4000, 1 / 12)', result: '190' },
    ],
    build: (call) => scaled(call, 2, valueAt(call, 1), (base) => bracketNode(call, 'progressive', tableAt(call, 0), base)),
  },
  {
    name: 'QUICK',
    group: 'tables',
    arguments: [parameterTable, { name: 'base', kind: 'number' }, scaleArgument],
    result: 'number',
    doc: {
      en: 'The base times the rate of its bracket, less the quick deduction, which follows from bounds and rates where the table names none. A base below zero counts as zero. With a scale bounds and quick deductions are that many times as high.',
      'zh-CN': '速算：基数 × 税率 − 速算扣除数（表中未列出时由级距和税率推算）；负基数按零计。给出比例时，界限与速算扣除数先乘以该比例。',
    },
    examples: [
      { expression: 'QUICK(Tax, 40000)', result: '1480' },
      { expression: 'QUICK(Tax, 4000, 1 / 12)', result: '190' },
    ],
    build: (call) => scaled(call, 2, valueAt(call, 1), (base) => bracketNode(call, 'quick', tableAt(call, 0), base)),
  },
  {
    name: 'INTERPOLATE',
    group: 'tables',
    arguments: [parameterTable, { name: 'value', kind: 'number' }, { name: 'column', kind: 'column' }],
    result: 'number',
    doc: {
      en: 'The column on the straight line between the two rows whose bounds lie around the value; an error outside all rows.',
      'zh-CN': '在上下两行界限之间按直线插值；超出表的范围则报错。',
    },
    examples: [
      { expression: 'INTERPOLATE(Tax, 90000, Rate)', result: '0.065' },
      { expression: 'INTERPOLATE(Tax, 36000, Rate)', result: '0.03' },
      { expression: 'INTERPOLATE(Tax, 35999, Rate)', result: 'error MISSING_BRACKET' },
    ],
    build(call) {
      const [table, a, column] = [tableAt(call, 0), valueAt(call, 1), columnAt(call, 2)];
      if (!requireBrackets(call, table, a)) return null;
      if (kindOfColumn(column) !== 'number') {
        const nextStep = `Name a numeric column of ${table.code}.`;
        return call.fail('TYPE_MISMATCH', `${column.code} is of type ${column.type}; only numbers lie between others.`, nextStep);
      }
      const { currency } = column;
      const kind = { type: 'number', currency, blankable: false, range: call.range } as const;
      return sinceStart(table, { op: 'bracket', fn: 'interpolate', table: table.no, a, column: column.index, ...kind });
    },
  },
  {
    name: 'HAS_VERSION',
    group: 'tables',
    arguments: [parameterTable],
    result: 'boolean',
    doc: {
      en: 'Whether a version of a parameter table holds in the period. A run computes only the side that applies.',
      'zh-CN': '参数表在本期间是否有生效的版本；计算时只取适用的一支。',
    },
    examples: [
      { expression: 'HAS_VERSION(Tax)', result: 'TRUE' },
      { expression: 'IF(HAS_VERSION(Law), Law.Allowance, 0)', result: '5000' },
    ],
    build(call) {
      const table = tableAt(call, 0);
      if (table.lines === 'version')
        return {
          op: 'has-version',
          table: table.no,
          what: 'version',
          type: 'boolean',
          currency: null,
          blankable: false,
          range: call.range,
        };
      return call.fail('TABLE_SHAPE', `${table.code} is made in each run and has no versions.`, 'Name a parameter table with versions.');
    },
  },
  {
    name: 'PARAM',
    group: 'tables',
    arguments: [parameterTable, { name: 'column', kind: 'column' }],
    result: 'any',
    doc: { en: 'A column of a parameter table with one row; the same as Table.Column.', 'zh-CN': '取单行参数表的列，等同于 表.列。' },
    examples: [{ expression: 'PARAM(Law, Allowance)', result: '5000' }],
    build(call) {
      const [table, column] = [tableAt(call, 0), columnAt(call, 1)];
      return hasRows(table) ? noUniqueRow(call, table, column, call.range) : parameterNode(table, column, call.range);
    },
  },
];

/** Reports a column of a table with many rows that was read as one value; says how to name the row. */
export function noUniqueRow(checker: Failing, table: ScopeTable, column: ScopeColumn, range: TextRange): null {
  const path = `${table.code}.${column.code}`;
  const ways = [
    ...(table.key.length > 0 ? [`LOOKUP(${table.code}, key, ${column.code})`] : []),
    ...(table.bracket ? [`RANGE(${table.code}, value, ${column.code})`] : []),
    ...(table.lines === 'version' ? [] : [`SUM(${path})`, `FIRST(${path} WHERE condition)`]),
  ];
  const nextStep = `Say which row: ${ways.join(' or ')}.`;
  return checker.fail('NO_UNIQUE_ROW', `${table.code} has many rows, so ${path} is not one value.`, nextStep, range);
}

/** A cell of a table that has one row for all employees. */
export function parameterNode(table: ScopeTable, column: ScopeColumn, range: TextRange): CheckedNode {
  const kind = { type: kindOfColumn(column), currency: column.currency, blankable: false } as const;
  return sinceStart(table, { op: 'parameter', table: table.no, column: column.index, ...kind, range });
}
