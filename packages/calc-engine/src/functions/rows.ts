import { type AggregateFunction, arithmetic, type CheckedNode, numberConstant, unitOf } from '../language/checked.ts';
import type { ScopeTable } from '../language/scope.ts';
import { fraction } from '../reference/fraction.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { optionAt, valueAt } from './spec.ts';

const plain = { currency: null, blankable: false } as const;

/** An aggregate over the rows that a call walks, at the call's depth. */
export function aggregate(call: Call, fn: AggregateFunction, value: CheckedNode | null, where = call.where, separator = ''): CheckedNode {
  const { table, depth } = walkOf(call);
  const counts = fn === 'count' || fn === 'exists';
  const type = fn === 'exists' ? 'boolean' : fn === 'count' || !value || value.type === 'never' ? 'number' : value.type;
  const currency = counts ? null : (value?.currency ?? null);
  const blankable = !counts && fn !== 'sum';
  return {
    op: 'aggregate',
    fn,
    over: table.no,
    walk: depth,
    value,
    where,
    separator,
    missing: 'blank',
    type,
    currency,
    ...(counts ? {} : unitOf(value)),
    blankable,
    range: call.range,
  };
}

export function walkOf(call: Call): { readonly table: ScopeTable; readonly depth: number } {
  if (!call.walk) throw new Error(`${call.name} was bound without rows to walk`);
  return call.walk;
}

/** MIN and MAX of one expression over rows. */
export function extremeOfRows(call: Call, fn: 'min' | 'max'): CheckedNode | null {
  const value = valueAt(call, 0);
  if (value.type === 'number' || value.type === 'date' || value.type === 'never') return aggregate(call, fn, value);
  return call.fail('TYPE_MISMATCH', `${call.name} takes numbers or dates, not ${value.type}.`, 'Use FIRST or LAST for other values.');
}

function countedValue(call: Call): CheckedNode | null {
  return call.args[0]?.kind === 'rows' ? null : valueAt(call, 0);
}

type Names = Pick<FunctionSpec, 'name' | 'doc' | 'examples'>;

function valueFunction(fn: AggregateFunction, kind: 'number' | 'any', names: Names): FunctionSpec {
  return {
    ...names,
    group: 'rows',
    arguments: [{ name: 'value', kind, walked: true }],
    rows: 'always',
    result: kind,
    build: (call) => aggregate(call, fn, valueAt(call, 0)),
  };
}

function countFunction(fn: 'count' | 'exists', result: string, names: Names): FunctionSpec {
  return {
    ...names,
    group: 'rows',
    arguments: [{ name: 'rows', kind: 'rows', walked: true }],
    rows: 'always',
    result,
    build: (call) => aggregate(call, fn, countedValue(call)),
  };
}

export const rowFunctions: readonly FunctionSpec[] = [
  valueFunction('sum', 'number', {
    name: 'SUM',
    doc: {
      en: 'The values of all rows added up, or of the rows WHERE a condition holds; 0 where there are none. Blank values are left out.',
      'zh-CN': '各行（可用 WHERE 筛选）之和；没有行则为 0；空值不计。',
    },
    examples: [
      { expression: 'SUM(Tax.Quick)', result: '19440' },
      { expression: 'SUM(Tax.Quick WHERE Tax.Rate > 10%)', result: '16920' },
    ],
  }),
  countFunction('count', 'integer', {
    name: 'COUNT',
    doc: {
      en: 'How many rows there are, or how many in which a value is not blank.',
      'zh-CN': '行数；或值不为空的行数。',
    },
    examples: [
      { expression: 'COUNT(Tax WHERE Tax.Quick > 0)', result: '2' },
      { expression: 'COUNT(Rates.Rate)', result: '2' },
    ],
  }),
  valueFunction('average', 'number', {
    name: 'AVG',
    doc: {
      en: 'The sum of the values divided exactly by how many are not blank; blank where none is.',
      'zh-CN': '非空值的平均数（精确相除）；没有则为空。',
    },
    examples: [{ expression: 'AVG(Tax.Quick)', result: '6480' }],
  }),
  valueFunction('first', 'any', {
    name: 'FIRST',
    doc: {
      en: 'The value of the first row, or of the first WHERE a condition holds; blank where there is none.',
      'zh-CN': '第一行（或满足条件的第一行）的值；没有则为空。',
    },
    examples: [{ expression: 'FIRST(Rates.Rate WHERE Rates.Kind = "day")', result: '0' }],
  }),
  valueFunction('last', 'any', {
    name: 'LAST',
    doc: { en: 'The same from the last row backwards.', 'zh-CN': '最后一行（或满足条件的最后一行）的值。' },
    examples: [{ expression: 'LAST(Tax.Rate WHERE Tax.UpTo < 200000)', result: '0.1' }],
  }),
  valueFunction('only', 'any', {
    name: 'ONLY',
    doc: {
      en: 'The value of the one row that fits; blank where none does, an error where more than one does.',
      'zh-CN': '唯一符合的一行的值；没有则为空，多于一行则报错。',
    },
    examples: [
      { expression: 'ONLY(Tax.Quick WHERE Tax.Rate = 10%)', result: '2520' },
      { expression: 'ONLY(Tax.Quick WHERE Tax.Rate >= 10%)', result: 'error NOT_UNIQUE' },
    ],
  }),
  {
    name: 'CONCAT',
    group: 'rows',
    arguments: [
      { name: 'text', kind: 'text', walked: true },
      { name: 'separator', kind: 'text', optional: true },
    ],
    rows: 'always',
    result: 'text',
    doc: {
      en: 'The texts of the rows joined, with a separator between them. Blank texts are left out.',
      'zh-CN': '各行文本相连，中间加分隔符；空文本不计。',
    },
    examples: [{ expression: 'CONCAT(Rates.Kind, ", ")', result: 'night, day' }],
    build(call) {
      const separator = call.args[1] === undefined ? null : valueAt(call, 1);
      if (!separator) return aggregate(call, 'concat', valueAt(call, 0));
      if (separator.op === 'constant' && separator.constant.kind === 'text')
        return aggregate(call, 'concat', valueAt(call, 0), call.where, separator.constant.value);
      return call.fail('NOT_CONSTANT', 'The separator is a text written out.', 'Write for example ", ".', separator.range);
    },
  },
  countFunction('exists', 'boolean', {
    name: 'EXISTS',
    doc: { en: 'Whether there is a row, or a row in which a value is not blank.', 'zh-CN': '是否存在行；或是否有非空的值。' },
    examples: [
      { expression: 'EXISTS(Rates WHERE Rates.Kind = "night")', result: 'TRUE' },
      { expression: 'EXISTS(Tax WHERE Tax.Rate > 50%)', result: 'FALSE' },
    ],
  }),
  {
    name: 'RANK',
    group: 'rows',
    arguments: [
      { name: 'value', kind: 'number' },
      { name: 'among', kind: 'number', walked: true },
      { name: 'order', kind: 'option', options: ['DESC', 'ASC'], optional: true },
    ],
    rows: 'always',
    result: 'integer',
    doc: {
      en: 'The place of a value among the values of the rows: 1 and one more for each row with a larger value (ASC: a smaller one).',
      'zh-CN': '值在各行值中的名次：1 加上更大（ASC 为更小）的行数。',
    },
    examples: [
      { expression: 'RANK(2520, Tax.Quick)', result: '2' },
      { expression: 'RANK(2520, Tax.Quick, ASC WHERE Tax.Quick > 0)', result: '1' },
    ],
    build(call) {
      const [value, among] = [valueAt(call, 0), valueAt(call, 1)];
      if (!call.unify([value, among])) return null;
      const operator = optionAt(call, 2, 'DESC') === 'DESC' ? '>' : '<';
      const better: CheckedNode = { op: 'compare', operator, a: among, b: value, type: 'boolean', ...plain, range: call.range };
      const present: CheckedNode = { op: 'is-blank', a: among, type: 'boolean', ...plain, range: call.range };
      const filled: CheckedNode = { op: 'not', a: present, type: 'boolean', ...plain, range: call.range };
      const conditions = [...(call.where ? [call.where] : []), ...(among.blankable ? [filled] : []), better];
      const where: CheckedNode = { op: 'and', args: conditions, type: 'boolean', ...plain, range: call.range };
      const ahead = aggregate(call, 'count', null, where);
      return arithmetic('add', numberConstant(fraction(1n), call.range), ahead, call.range);
    },
  },
  {
    name: 'SHARE',
    group: 'rows',
    arguments: [
      { name: 'value', kind: 'number' },
      { name: 'of', kind: 'number', walked: true },
    ],
    rows: 'always',
    result: 'number',
    doc: {
      en: 'A value divided exactly by the sum of the values of the rows.',
      'zh-CN': '值占各行之和的比例（精确相除）。',
    },
    examples: [{ expression: 'SHARE(2430, Tax.Quick)', result: '0.125' }],
    build(call) {
      const [value, of] = [valueAt(call, 0), valueAt(call, 1)];
      return call.unify([value, of]) ? arithmetic('divide', value, aggregate(call, 'sum', of), call.range) : null;
    },
  },
  {
    name: 'SEGMENTS',
    group: 'proration',
    arguments: [{ name: 'column', kind: 'number', walked: true }],
    rows: 'always',
    result: 'number',
    doc: {
      en: 'The sum of a column over the parts of the period (a table that follows segments).',
      'zh-CN': '按期间分段的列之和（表须按分段计算）。',
    },
    examples: [{ expression: 'SEGMENTS(Parts.Amount)', result: '60' }],
    build(call) {
      const { table } = walkOf(call);
      if (table.segments) return aggregate(call, 'sum', valueAt(call, 0));
      const nextStep = `Use SUM(…), or give ${table.code} the lines of a snapshot table with "lines: segments".`;
      return call.fail('TABLE_SHAPE', `The rows of ${table.code} are not parts of the period.`, nextStep);
    },
  },
];
