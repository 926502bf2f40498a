/** The page of functions, from their declarations: what the checker, completion and hover help use as well. */
import { type FunctionGroup, type FunctionSpec, functions, signature } from '@wagewright/calc-engine/language';

const titles: Readonly<Record<FunctionGroup, string>> = {
  logic: 'Logic · 逻辑',
  numbers: 'Numbers · 数值',
  rounding: 'Rounding · 舍入',
  tables: 'Parameter tables · 参数表',
  tax: 'Tax · 税',
  proration: 'Parts of a period · 期间折算',
  dates: 'Dates · 日期',
  history: 'History · 历史',
  money: 'Currencies · 币种',
  text: 'Text · 文本',
  rows: 'Rows of a table · 多行汇总',
};

const introduction = [
  'Operators: `+ - * /` for numbers, `&` joins texts, `= <> < <= > >=` compare, `%` behind a number divides it by 100. Names are columns of',
  'the same table, `Table.Column` or `Table[Column name]`. Division is exact: nothing is rounded before ROUND or the column’s own precision.',
  'Each example below runs as a test: the ledger is empty, the period is February 2026 in China, paid on 5 March.',
  'Parts is a table with three lines of equal weight and of 10, 20 and 30, whose last is the tail; ALLOCATE is shown on its first line.',
  'Those amounts carry the pay type TAXABLE.',
].join('\n');

function section(spec: FunctionSpec): string {
  const options = [...spec.arguments, ...(spec.repeating ?? [])].filter(({ options: words }) => words !== undefined);
  return [
    `### ${spec.name}`,
    '',
    `\`${signature(spec)}\` → ${spec.result}`,
    '',
    spec.doc.en,
    '',
    spec.doc['zh-CN'],
    ...options.flatMap(({ name, options: words }) => ['', `${name}: ${(words ?? []).map((word) => `\`${word}\``).join(' ')}`]),
    '',
    ...spec.examples.map(({ expression, result }) => `- \`${expression}\` → \`${result}\``),
  ].join('\n');
}

export function functionReference(): string {
  const groups = Map.groupBy(functions, ({ group }) => group);
  return [introduction, ...[...groups].map(([group, specs]) => [`## ${titles[group]}`, ...specs.map(section)].join('\n\n'))].join('\n\n');
}
