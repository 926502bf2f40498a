import type { TextRange } from '../api.ts';
import type { CheckedNode, ValueKind } from '../language/checked.ts';
import { hasRows, type ScopeColumn, type ScopeTable } from '../language/scope.ts';
import type { Failing } from '../language/syntax.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { columnAt, tableAt, valueAt } from './spec.ts';

/** The kind of value that a column's type gives in an expression. */
export function kindOfColumn(column: ScopeColumn): ValueKind {
  return column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
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
  return {
    op: 'bracket',
    fn,
    table: table.no,
    a: base,
    column: -1,
    type: 'number',
    currency: base.currency,
    blankable: false,
    range: call.range,
  };
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
      return {
        op: 'lookup',
        table: table.no,
        keys,
        missing: 'error',
        column: column.index,
        type: kindOfColumn(column),
        currency: column.currency,
        blankable: false,
        range: call.range,
      };
    },
  },
  {
    name: 'RANGE',
    group: 'tables',
    arguments: [parameterTable, { name: 'value', kind: 'number' }, { name: 'column', kind: 'column' }],
    result: 'any',
    doc: {
      en: 'The column of the bracket row that the value falls into; the table states which bound belongs to it.',
      'zh-CN': '返回数值所落区间的列；界限归属由表规定。',
    },
    examples: [
      { expression: 'RANGE(Tax, 36000, Rate)', result: '0.03' },
      { expression: 'RANGE(Tax, 36000.01, Rate)', result: '0.1' },
      { expression: 'RANGE(Tax, 1000000, Rate)', result: 'error MISSING_BRACKET' },
    ],
    build(call) {
      const [table, a, column] = [tableAt(call, 0), valueAt(call, 1), columnAt(call, 2)];
      if (!requireBrackets(call, table, a)) return null;
      return {
        op: 'bracket',
        fn: 'range',
        table: table.no,
        a,
        column: column.index,
        type: kindOfColumn(column),
        currency: column.currency,
        blankable: false,
        range: call.range,
      };
    },
  },
  {
    name: 'PROGRESSIVE',
    group: 'tables',
    arguments: [parameterTable, { name: 'base', kind: 'number' }],
    result: 'number',
    doc: {
      en: 'Each part of the base times the rate of its bracket, added up. A base below zero counts as zero.',
      'zh-CN': '分段累进：每段乘以该级税率之和；负基数按零计。',
    },
    examples: [
      { expression: 'PROGRESSIVE(Tax, 40000)', result: '1480' },
      { expression: 'PROGRESSIVE(Tax, -5)', result: '0' },
    ],
    build: (call) => bracketNode(call, 'progressive', tableAt(call, 0), valueAt(call, 1)),
  },
  {
    name: 'QUICK',
    group: 'tables',
    arguments: [parameterTable, { name: 'base', kind: 'number' }],
    result: 'number',
    doc: {
      en: 'The base times the rate of its bracket, less the quick deduction, which follows from bounds and rates where the table names none. A base below zero counts as zero.',
      'zh-CN': '速算：基数 × 税率 − 速算扣除数（表中未列出时由级距和税率推算）；负基数按零计。',
    },
    examples: [{ expression: 'QUICK(Tax, 40000)', result: '1480' }],
    build: (call) => bracketNode(call, 'quick', tableAt(call, 0), valueAt(call, 1)),
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
      return {
        op: 'bracket',
        fn: 'interpolate',
        table: table.no,
        a,
        column: column.index,
        type: 'number',
        currency,
        blankable: false,
        range: call.range,
      };
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
  return { op: 'parameter', table: table.no, column: column.index, ...kind, range };
}
