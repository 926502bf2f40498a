/** Definitions of the schema's shape, made of a pack by changes at random: they need not compile, and hold what people may write. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { packNames, readPack } from '../../packs/index.ts';
import type { Random } from './random.ts';

const packs = packNames.map((name) => calculationDefinitionSchema.parse(readPack(name)));

type Any = Record<string, unknown>;
type Definition = ReturnType<typeof structuredClone<CalculationDefinition>>;
type Step = Definition['steps'][number];
type Table = Step['tables'][number];

/** Texts that a writer may spoil: words of YAML, signs, lines, blanks at the ends, other scripts. */
const texts = [
  'yes',
  'null',
  '~',
  'true',
  '1e3',
  '0x1F',
  '1_000',
  '2026-01-31',
  '- a',
  '? b',
  'c: d',
  'e #f',
  '#g',
  ' h ',
  '"i"',
  "it's",
  '{j}',
  '[k]',
  '&l',
  '*m',
  '!n',
  '|',
  '>',
  '%o',
  '@p',
  '`q',
  'r\ns',
  't\n\nu\n',
  '\n v',
  'w\t',
  '基本工资',
  '\u2028x',
  'y\u0085z',
  '\\',
  'a, b',
  '<<',
  '---',
  '...',
  'é',
  '🙂',
  ': x',
  'x:',
];

const names = ['Base', 'Bonus', '工资', 'Überstunden', '_x', 'yes', 'null', 'true', 'No', 'on'];

const listOf = <T>(random: Random, list: T[] | undefined): T | undefined => (list && list.length > 0 ? random.pick(list) : undefined);
const fresh = (random: Random, taken: readonly string[]): string => {
  for (;;) {
    const code = `${random.pick(names)}_${random.between(1, 99_999)}`;
    if (!taken.includes(code)) return code;
  }
};
const move = <T>(random: Random, list: T[]): void => {
  const [one] = list.splice(random.between(0, list.length - 1), 1);
  if (one !== undefined) list.splice(random.between(0, list.length), 0, one);
};
const name = (random: Random) => ({ en: random.pick(texts), 'zh-CN': random.pick(texts) });
const cell = (random: Random) => random.pick([0, 1, -1.5, 1e-7, 12_345_678_901_234, null, true, false, ...texts]);

const tablesOf = (definition: Definition): Table[] => definition.steps.flatMap(({ tables }) => tables);
const codesOf = (definition: Definition): string[] => [
  ...definition.steps.map(({ code }) => code),
  ...tablesOf(definition).map(({ code }) => code),
];

const changes: readonly ((definition: Definition, random: Random) => void)[] = [
  (definition, random) => move(random, definition.steps),
  (definition, random) => void Object.assign(random.pick(definition.steps), { name: name(random) }),
  (definition, random) => move(random, random.pick(definition.steps).tables),
  (definition, random) => move(random, random.pick(tablesOf(definition)).columns as Any[]),
  (definition, random) => void Object.assign(random.pick(tablesOf(definition)), { name: name(random) }),
  (definition, random) => void Object.assign(random.pick(random.pick(tablesOf(definition)).columns as Any[]), { name: name(random) }),
  (definition, random) => {
    const { columns } = random.pick(tablesOf(definition));
    const made = {
      ...structuredClone(random.pick(columns as Any[])),
      code: fresh(
        random,
        columns.map(({ code }) => code),
      ),
    };
    (columns as Any[]).splice(random.between(0, columns.length), 0, made);
  },
  (definition, random) => {
    const { columns } = random.pick(tablesOf(definition));
    if (columns.length > 1) columns.splice(random.between(0, columns.length - 1), 1);
  },
  (definition, random) => {
    const step = random.pick(definition.steps);
    const made = { ...structuredClone(random.pick(tablesOf(definition))), code: fresh(random, codesOf(definition)) };
    step.tables.splice(random.between(0, step.tables.length), 0, made);
  },
  (definition, random) => {
    const step = random.pick(definition.steps);
    if (step.tables.length > 1) step.tables.splice(random.between(0, step.tables.length - 1), 1);
  },
  (definition, random) => {
    const [from, to] = [random.pick(definition.steps), random.pick(definition.steps)];
    const [table] = from.tables.length > 1 && from !== to ? from.tables.splice(0, 1) : [];
    if (table) to.tables.splice(random.between(0, to.tables.length), 0, table);
  },
  (definition, random) => {
    const made = {
      code: fresh(random, codesOf(definition)),
      name: name(random),
      tables: [structuredClone(random.pick(tablesOf(definition)))],
    };
    made.tables = made.tables.map((table) => ({ ...table, code: fresh(random, codesOf(definition)) }));
    definition.steps.splice(random.between(0, definition.steps.length), 0, made);
  },
  (definition, random) => {
    if (definition.steps.length > 1) definition.steps.splice(random.between(0, definition.steps.length - 1), 1);
  },
  (definition, random) => {
    const column = listOf(
      random,
      tablesOf(definition).flatMap((table) => (table.kind === 'data' ? (table.columns as Any[]) : [])),
    );
    if (!column) return;
    for (const key of ['expression', 'constant', 'reference', 'validOn', 'product']) Reflect.deleteProperty(column, key);
    Object.assign(column, random.chance(0.5) ? { constant: cell(random) } : { expression: random.pick(texts) });
  },
  (definition, random) => {
    const version = listOf(
      random,
      tablesOf(definition).flatMap((table) => (table.kind === 'parameter' ? table.versions : [])),
    );
    const row = version && random.pick(version.rows);
    const key = row && listOf(random, Object.keys(row));
    if (row && key) row[key] = cell(random);
  },
  (definition, random) => {
    const version = listOf(
      random,
      tablesOf(definition).flatMap((table) => (table.kind === 'parameter' ? table.versions : [])),
    );
    if (version && random.chance(0.5)) move(random, version.rows);
    else if (version && version.rows.length > 1) version.rows.splice(random.between(0, version.rows.length - 1), 1);
  },
  (definition, random) => {
    const table = listOf(
      random,
      tablesOf(definition).flatMap((one) => (one.kind === 'parameter' && one.versions.length > 0 ? [one] : [])),
    );
    const version = table && random.pick(table.versions);
    if (!table || !version) return;
    const what = random.pick(['source', 'gone', 'new']);
    if (what === 'source') version.source = random.pick(texts).trim() || 'x';
    else if (what === 'new')
      table.versions.push({ ...structuredClone(version), validFrom: `20${random.between(30, 99)}-0${random.between(1, 9)}-01` });
    else if (table.versions.length > 1) table.versions.splice(table.versions.indexOf(version), 1);
  },
  (definition, random) => move(random, definition.balances),
  (definition, random) => void definition.balances.splice(0, random.between(0, 1)),
  (definition, random) =>
    void definition.balances.push({
      code: fresh(
        random,
        definition.balances.map(({ code }) => code),
      ),
      name: name(random),
      scale: 2,
      from: 'Pay.Net',
    }),
  (definition, random) => void definition.tests.splice(0, random.between(0, 1)),
  (definition, random) => {
    const test = listOf(random, definition.tests);
    const wanted = `${random.pick(texts)} ${random.between(1, 9_999)}`;
    if (test) definition.tests.push({ ...structuredClone(test), name: wanted });
  },
  (definition, random) => void (definition.messages = { ...definition.messages, [fresh(random, [])]: { en: random.pick(texts) } }),
  (definition, random) => {
    definition.payTypes = [
      ...(definition.payTypes ?? []),
      {
        code: fresh(
          random,
          (definition.payTypes ?? []).map(({ code }) => code),
        ),
        name: name(random),
      },
    ];
  },
  (definition, random) => void (definition.name = name(random)),
  (definition, random) => void (definition.periodsPerYear = random.between(1, 366)),
  (definition) => void Reflect.deleteProperty(definition, 'summary'),
  (definition) => void Reflect.deleteProperty(definition, 'messages'),
  (definition) => void Reflect.deleteProperty(definition, 'payTypes'),
];

/** Some changes of a definition; what does not fit the schema any more is as it was. */
export function changedDefinition(definition: CalculationDefinition, random: Random, most = 8): CalculationDefinition {
  let now = definition;
  for (let times = random.between(0, most); times > 0; times -= 1) {
    const draft = structuredClone(now) as Definition;
    random.pick(changes)(draft, random);
    const read = calculationDefinitionSchema.safeParse(draft);
    if (read.success) now = read.data;
  }
  return now;
}

export const anyDefinition = (random: Random): CalculationDefinition => changedDefinition(random.pick(packs), random);
