import { arithmetic, type CheckedNode, numberConstant, ownLine } from '../language/checked.ts';
import { languageLimits } from '../language/syntax.ts';
import { zero } from '../reference/fraction.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { payTypeAt } from './spec.ts';

const plain = { blankable: false } as const;

/** What a column adds to a total: its value, nothing where it is blank; of a table with lines the sum over the employee's lines. */
function part(call: Call, { table, column }: ReturnType<typeof payTypeAt>['carriers'][number]): CheckedNode {
  const { currency, blankable } = column;
  const { range, freeDepth } = call;
  const walk = table.lines === 'many' ? (freeDepth ?? 1) : ownLine;
  const value: CheckedNode = { op: 'column', table: table.no, column: column.index, walk, type: 'number', currency, blankable, range };
  if (table.lines !== 'many') {
    return blankable ? { op: 'coalesce', args: [value, numberConstant(zero, range)], type: 'number', currency, ...plain, range } : value;
  }
  const label = `sum of ${table.code}.${column.code}`;
  const rows = { fn: 'sum', over: table.no, walk, value, where: null, separator: '', missing: 'blank' } as const;
  return { op: 'aggregate', ...rows, type: 'number', currency, ...plain, range, label };
}

function build(call: Call): CheckedNode | null {
  const { code, name, carriers } = payTypeAt(call, 0);
  if (call.freeDepth === null && carriers.some(({ table }) => table.lines === 'many')) {
    const message = `${call.name} sums lines, and more than ${languageLimits.walksMax} aggregates over rows would stand within one another.`;
    return call.fail('LIMIT_EXCEEDED', message, 'Calculate it in a column of its own.');
  }
  if (carriers.length > languageLimits.chainLengthMax) {
    const message = `${carriers.length} columns carry ${code}; at most ${languageLimits.chainLengthMax} are added up.`;
    return call.fail('LIMIT_EXCEEDED', message, 'Let a total of some of them carry the type instead.');
  }
  const parts = carriers.map((carrier) => part(call, carrier));
  if (!call.unify(parts)) return null;
  const [first, ...others] = parts;
  const sum = others.reduce((all, next) => arithmetic('add', all, next, call.range), first ?? numberConstant(zero, call.range));
  return { ...sum, totalOf: { name, items: carriers.length } };
}

export const totalFunction: FunctionSpec = {
  name: 'TOTAL',
  group: 'rows',
  arguments: [{ name: 'type', kind: 'pay-type' }],
  result: 'number',
  doc: {
    en: 'The sum of all columns that carry a pay type (`types: [TYPE]`), wherever they stand: of a table with one row an employee the value, of a table with lines the sum of its lines. Blank counts as nothing. A new item joins a total by what it is.',
    'zh-CN':
      '带有某薪酬类型（列上写 `types: [类型]`）的所有列之和：每员工一行的表取其值，多行表取各行之和；空值不计。新项目按其类型自动计入。',
  },
  examples: [{ expression: 'TOTAL(TAXABLE)', result: '60' }],
  build,
};
