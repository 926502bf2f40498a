/**
 * Random definitions with what is plausible, a formula by date and an amount divided among lines, and random people in them: what is asked is what
 * a plain comparison of exact numbers finds, the formula is the one in force, the parts are those of the largest remainders, and nothing throws.
 */
import { type CalculationDefinitionInput, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import {
  askRows,
  askTables,
  compileDefinition,
  historyTableNo,
  type InputTable,
  type KernelInput,
  type Program,
  sayQuestion,
  sayTableFinding,
  specialise,
  verifySample,
} from '../../src/index.ts';
import { february, name, type Table } from '../support.ts';
import { Random } from './random.ts';

export interface AskedFuzz {
  people: number;
  questions: number;
  readonly failures: string[];
}

const machinery = /undefined|NaN|\[object|\{\w+\}/;
const languages = ['en', 'zh-CN'] as const;
const amounts = ['0', '-1', '0.01', '1000', '50000.5', '99999999999.99', '-250'];
const days = ['2025-12-31', '2026-01-01', '2026-03-05', '2026-03-06', '2026-12-31'];
const percents = [3, 5, 7, 11];

interface Made {
  readonly program: Program;
  readonly least: bigint | null;
  readonly most: bigint | null;
  /** Percent of the formula in force on the pay date. */
  readonly percent: number | null;
  /** Whoever's salary lies below is found by two rules. */
  readonly low: bigint;
}

const cents = (text: string): bigint => BigInt(Math.round(Number(text) * 100));

function bracketTable(random: Random): Table {
  const cell = (): number | string => random.pick([0, 0.03, 0.1, 3, 300, 12000, 12000.5, -5, '999999999999']);
  return {
    code: 'Tax',
    kind: 'parameter',
    name: name('Tax'),
    bracket: { column: 'UpTo', bound: random.pick(['up-to', 'below'] as const), rate: 'Rate', base: 'Base', quick: 'Quick' },
    columns: (['UpTo', 'Rate', 'Base', 'Quick'] as const).map((code) => ({
      code,
      name: name(code),
      type: code === 'Rate' ? 'decimal' : 'money',
    })),
    versions: Array.from({ length: random.between(1, 2) }, (_, index) => ({
      validFrom: `202${5 + index}-01-01`,
      source: 'test',
      rows: [3000, 12000, 25000].slice(0, random.between(1, 3)).map((UpTo) => ({ UpTo, Rate: cell(), Base: cell(), Quick: cell() })),
    })),
  } as Table;
}

/** Null where the draw is no definition. */
function make(random: Random): Made | null {
  const bounds = [random.pick(amounts), random.pick(amounts)].sort((a, b) => Number(a) - Number(b));
  const [from, to] = [random.chance(0.8) ? bounds[0] : undefined, random.chance(0.8) ? bounds[1] : undefined];
  const starts = days.filter(() => random.chance(0.5));
  const formulas = [undefined, ...starts].map((start, index) => ({
    ...(start && { from: start }),
    expression: `Sample.A * ${percents[index % 4]}%`,
  }));
  const versions = random.chance(0.5) || formulas.length === 1 ? formulas : formulas.slice(1);
  const field = (code: string, type: 'money' | 'decimal', more: object = {}) => ({
    code,
    name: name(code),
    type,
    source: `employee.${code.toLowerCase()}`,
    ...more,
  });
  const plausible = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const formula = (code: string, expression: unknown) => ({ code, name: name(code), type: 'money', blank: 'keep', expression });
  const low = random.pick(amounts);
  const rule = (code: string, table: string, condition: string, message: string) => {
    return { code, name: name(code), group: 'ALL', table, condition, message: name(message) };
  };
  const definition = {
    code: 'ASKED',
    name: name('Asked'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    balances: [{ code: 'NET', name: name('Net'), scale: 2, from: 'Pay.Net' }],
    plausible: { pay: { element: 'NET', times: random.pick([2, 1.5, 3]) } },
    ruleGroups: [{ code: 'ALL', name: name('All') }],
    rules: [
      rule('LOW', 'Sample', `A < ${low}`, 'of {Sample.A}'),
      rule('LOW_PAY', 'Pay', `Net < ${low} - 100`, 'of {Pay.Net} and {Sample.A}'),
      rule('WEIGHTLESS', 'Divided', 'Part.Weight = 0', 'of {Part.Weight}'),
    ],
    steps: [
      {
        code: 'ALL',
        name: name('All'),
        tables: [
          {
            code: 'Sample',
            kind: 'snapshot',
            name: name('Sample'),
            columns: [
              field('A', 'money', { blank: 'keep', ...(Object.keys(plausible).length > 0 && { plausible }) }),
              field('B', 'decimal', { display: { percentage: true } }),
            ],
          },
          {
            code: 'Part',
            kind: 'snapshot',
            lines: 'parts',
            name: name('Part'),
            columns: [field('Weight', 'decimal'), field('Total', 'money', { plausible: { from: '0' } })],
          },
          bracketTable(random),
          { code: 'Pay', kind: 'data', name: name('Pay'), columns: [formula('ByDate', versions), formula('Net', 'Sample.A - 100')] },
          {
            code: 'Divided',
            kind: 'data',
            per: 'Part',
            name: name('Divided'),
            columns: [formula('Share', 'ALLOCATE(Part.Total, Part.Weight)')],
          },
        ],
      },
    ],
  } as unknown as CalculationDefinitionInput;
  const result = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (!result.ok) return null;
  const inForce = versions
    .map((version) => ({ start: version.from ?? '', percent: Number(/(\d+)%/.exec(version.expression)?.[1]) }))
    .filter(({ start }) => start <= february.payDate);
  const latest = inForce.toSorted((a, b) => (a.start < b.start ? -1 : 1)).at(-1);
  return {
    program: result.program,
    least: from === undefined ? null : cents(from),
    most: to === undefined ? null : cents(to),
    percent: latest?.percent ?? null,
    low: cents(low),
  };
}

interface Person {
  readonly a: bigint | null;
  readonly b: bigint;
  readonly last: bigint;
  readonly weights: readonly number[];
  readonly total: bigint;
}

function draw(random: Random): Person {
  const amount = (): bigint =>
    random.pick([
      0n,
      1n,
      -1n,
      100n,
      100_000n,
      100_001n,
      5_000_050n,
      -25_000n,
      9_999_999_999_999n,
      random.big(-1_000_000_000n, 1_000_000_000n),
      2n ** 53n + 1n,
    ]);
  return {
    a: random.chance(0.1) ? null : amount(),
    b: random.pick([0n, 1_000_000n, 1_000_001n, -1n, 80_000n, 8_000_000n]),
    last: random.pick([0n, 1n, 100_000n, random.big(0n, 10n ** 7n)]),
    weights: Array.from({ length: random.int(5) }, () => random.pick([0, 1, 333_333, 1_000_000, 2_500_000])),
    total: random.big(-1_000_000n, 100_000_000n),
  };
}

function inputOf(program: Program, people: readonly Person[]): KernelInput {
  const big = new Map<number, Map<number, bigint>>();
  const own = (values: readonly (bigint | null)[], index: number): Float64Array =>
    Float64Array.from(values, (value, row) => {
      if (value === null) return Number.NaN;
      if (Number.isSafeInteger(Number(value))) return Number(value);
      big.set(index, (big.get(index) ?? new Map<number, bigint>()).set(row, value));
      return Number.NaN;
    });
  const first = new Int32Array(people.length + 1);
  for (const [row, { weights }] of people.entries()) first[row + 1] = (first[row] ?? 0) + weights.length;
  const lines = people.flatMap(({ weights, total }) => weights.map((weight) => [weight, Number(total)] as const));
  const tables = new Map<number, InputTable>([
    [
      1,
      {
        numbers: [
          own(
            people.map(({ a }) => a),
            0,
          ),
          own(
            people.map(({ b }) => b),
            1,
          ),
        ],
        texts: [],
        big,
      },
    ],
    [2, { numbers: ([0, 1] as const).map((index) => Float64Array.from(lines, (line) => line[index])), texts: [], first }],
    [historyTableNo, { numbers: program.history.map(() => Float64Array.from(people, ({ last }) => Number(last))), texts: [] }],
  ]);
  return { rows: people.length, tables };
}

/** Who is asked about the salary A, as exact numbers say. */
function outside({ least, most }: Made, people: readonly Person[]): number[] {
  if (least === null && most === null) return [];
  return people.flatMap(({ a }, row) => (a !== null && ((least !== null && a < least) || (most !== null && a > most)) ? [row] : []));
}

const centsText = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** What the three rules find: rule, row, line, and what their messages show. */
function ruled({ low }: Made, people: readonly Person[]): string[] {
  const below = people.flatMap(({ a }, row) => (a !== null && a < low ? [{ row, a }] : []));
  return [
    // who has no salary cannot be compared, which is told by the rule itself; whoever reads a failed cell is told by that cell
    ...people.flatMap(({ a }, row) => (a === null ? [`LOW failed ${row} 0 `] : a < low ? [`LOW ${row} 0 ${centsText(a)}`] : [])),
    ...below.map(({ row, a }) => `LOW_PAY ${row} 0 ${centsText(a - 10_000n)},${centsText(a)}`),
    ...people.flatMap(({ weights }, row) =>
      weights.flatMap((weight, line) => (weight === 0 ? [`WEIGHTLESS ${row} ${line} 0.000000`] : [])),
    ),
  ];
}

/** Percent of A to the cent, half away from zero. */
function percentOf(a: bigint, percent: number): bigint {
  const [sign, size] = a < 0n ? [-1n, -a] : [1n, a];
  return sign * ((size * BigInt(percent) * 2n + 100n) / 200n);
}

/** The parts by the rule of Hamilton, on whole numbers. */
function partsOf({ total, weights }: Person): bigint[] | null {
  const sum = weights.reduce((all, one) => all + BigInt(one), 0n);
  if (sum === 0n) return null;
  const [sign, size] = total < 0n ? [-1n, -total] : [1n, total];
  const quotas = weights.map((one, index) => ({ index, whole: (size * BigInt(one)) / sum, rest: (size * BigInt(one)) % sum }));
  const left = Number(size - quotas.reduce((all, { whole }) => all + whole, 0n));
  const order = quotas.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index).map(({ index }) => index);
  return quotas.map(({ index, whole }) => sign * (whole + (order.indexOf(index) < left ? 1n : 0n)));
}

const say = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

function problemOf(made: Made, people: readonly Person[], report: AskedFuzz): string | null {
  const { program } = made;
  const input = inputOf(program, people);
  const kernel = specialise(program, { period: february });
  const output = kernel.run(input);
  const [difference] = verifySample(kernel, output, input, 1, people.length);
  if (difference) return `generated code and reference evaluator differ: ${say(difference)}`;
  const findings = askRows(kernel, input, output);
  report.questions += findings.length;
  const about = program.questions.findIndex(({ table, column, code }) => table === 1 && column === 0 && code === 'VALUE_OUTSIDE');
  const asked = findings.filter(({ question }) => question === about).map(({ row }) => row);
  if (say(asked) !== say(outside(made, people))) return `asked about ${say(asked)}, outside are ${say(outside(made, people))}`;
  const byRule = findings.flatMap(({ question, row, line, value, told }) => {
    const asks = program.questions[question];
    if (asks?.code !== 'RULE') return [];
    return [`${program.rules[asks.rule]?.code}${value === 1n ? '' : ' failed'} ${row} ${line} ${told?.join()}`];
  });
  if (say(byRule) !== say(ruled(made, people))) return `rules found ${say(byRule)}, not ${say(ruled(made, people))}`;
  const table = (code: string) => output.tables.find(({ no }) => no === program.tables.find((plan) => plan.code === code)?.no);
  const [pay, divided] = [table('Pay'), table('Divided')];
  for (const [row, person] of people.entries()) {
    const stored = pay?.big.get(0)?.get(row) ?? pay?.v[0]?.[row] ?? Number.NaN;
    if (made.percent !== null && person.a !== null && BigInt(stored) !== percentOf(person.a, made.percent))
      return `row ${row}: ${made.percent} % gives ${stored}`;
    const parts = [...(divided?.v[0]?.subarray(divided.first?.[row], divided.first?.[row + 1]) ?? [])];
    const expected = partsOf(person);
    if (expected && say(parts.map(String)) !== say(expected.map(String)))
      return `row ${row}: divided into ${say(parts)}, not ${say(expected)}`;
  }
  const told = languages.flatMap((language) => {
    const reader = exactReader(language);
    const rows = findings.flatMap(({ question, value, against, told }) => {
      const asks = program.questions[question];
      const said = asks && sayQuestion(program, asks, reader);
      return said ? [said.message, said.nextStep, said.person(value, against, told)] : ['undefined'];
    });
    return [...rows, ...askTables(program).flatMap((finding) => Object.values(sayTableFinding(program, finding, reader)))];
  });
  return told.find((sentence) => sentence.length < 2 || machinery.test(sentence)) ?? null;
}

const peopleOfDefinition = 20;

/** So many people, some in each definition. */
export function fuzzAsked(count: number, seed: number): AskedFuzz {
  const report: AskedFuzz = { people: 0, questions: 0, failures: [] };
  for (let index = 0; report.people < count && index < count && report.failures.length < 5; index += 1) {
    const own = (seed * 1_000_003 + index) >>> 0;
    const random = new Random(own);
    try {
      const made = make(random);
      if (!made) continue;
      const people = Array.from({ length: peopleOfDefinition }, () => draw(random));
      report.people += people.length;
      const problem = problemOf(made, people, report);
      if (problem) report.failures.push(`asked, seed ${own}: ${problem}`);
    } catch (error) {
      report.failures.push(`asked, seed ${own}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  return report;
}
