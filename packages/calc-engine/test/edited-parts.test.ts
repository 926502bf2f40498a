/** What an editor saves: the parts that lead from one definition to another, and how data flows through one. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { nameOfPart, partAsWritten, partsBetween } from '@wagewright/contracts/definition-findings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeParts } from '../definition-files/index.ts';
import { packNames, readPack } from '../packs/index.ts';
import { renameEverywhere, tableFlow } from '../src/authoring/index.ts';
import { definition, formula, overtime, rates, staff } from './line-support.ts';
import { name } from './support.ts';

const packs = packNames.map((pack) => calculationDefinitionSchema.parse(readPack(pack)));
const [china] = packs as [CalculationDefinition];
const lead = (before: CalculationDefinition, after: CalculationDefinition) => changeParts(before, partsBetween(before, after)).definition;

/** Lists of a definition in another order, with some of their elements gone and some said otherwise. */
function shaken<T extends object>(list: readonly T[], random: () => number, change: (one: T) => T, keep = 1): T[] {
  const kept = list.filter(() => random() > 0.1);
  const some = kept.length >= keep ? kept : list.slice(0, keep);
  const moved = random() < 0.4 ? some.toSorted(() => random() - 0.5) : some;
  return moved.map((one) => (random() < 0.1 ? change(one) : one));
}

function shakenDefinition(given: CalculationDefinition, random: () => number): CalculationDefinition {
  const called = <T extends { name: unknown }>(one: T): T => ({ ...one, name: { en: `N${random()}`, 'zh-CN': '名' } });
  const steps = shaken(given.steps, random, called).map((step) => ({
    ...step,
    tables: shaken(step.tables, random, called).map((table) => ({
      ...table,
      columns: shaken<object>(table.columns, random, (one) => ({ ...one, display: { hidden: true } })),
      ...(table.kind === 'parameter'
        ? { versions: shaken(table.versions, random, (one) => ({ ...one, source: `S${random()}` }), Math.min(1, table.versions.length)) }
        : {}),
    })),
  })) as CalculationDefinition['steps'];
  // a table goes to another step
  const [first, last] = [steps[0], steps.at(-1)];
  if (first && last && first !== last && first.tables.length > 1 && random() < 0.5) last.tables.unshift(...first.tables.splice(0, 1));
  return calculationDefinitionSchema.parse({
    ...given,
    periodsPerYear: random() < 0.2 ? 7 : given.periodsPerYear,
    steps,
    balances: shaken(given.balances, random, called, 0),
    tests: shaken(given.tests, random, (one) => one, 0),
  });
}

describe('the parts between two definitions', () => {
  test('lead from the one to the other, and back again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (given, stream) => {
        const random = () => stream.next().value as number;
        const other = shakenDefinition(given, random);
        expect(calculationDefinitionSchema.parse(lead(given, other))).toEqual(other);
        expect(calculationDefinitionSchema.parse(lead(other, given))).toEqual(given);
      }),
      { numRuns: Number(process.env['PARTS_RUNS'] ?? 20) },
    );
  });

  test('are none where nothing differs, whatever the order of keys', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value;
    expect(partsBetween(china, turned(china) as CalculationDefinition)).toEqual([]);
  });

  test('are the column alone that moves by one place', () => {
    const [table] = china.steps.flatMap(({ tables }) => tables).filter(({ columns }) => columns.length > 2);
    if (!table) throw new Error('a table of three columns');
    const steps = china.steps.map((step) => ({
      ...step,
      tables: step.tables.map((one) =>
        one.code === table.code ? { ...one, columns: [one.columns[1], one.columns[0], ...one.columns.slice(2)] } : one,
      ),
    })) as CalculationDefinition['steps'];
    expect(partsBetween(china, { ...china, steps })).toHaveLength(1);
  });

  test('of a rename are the column under its new name, all that reads it, and the old one taken out', () => {
    const renamed = renameEverywhere(china, { table: 'Pay', column: 'Net' }, 'Paid');
    if (!renamed) throw new Error('the name is free');
    const changes = partsBetween(china, renamed);
    expect(changes.map(({ part }) => nameOfPart(part))).toEqual(
      expect.arrayContaining(['column Pay.Paid', 'column Pay.Net', 'definition summary']),
    );
    expect(changes.find(({ part }) => nameOfPart(part) === 'column Pay.Net')?.value).toBeNull();
    expect(lead(china, renamed)).toEqual(renamed);
  });

  test('a part as it is written says when somebody has changed it', () => {
    const part = { kind: 'column', table: 'Pay', code: 'Net' } as const;
    const renamed = renameEverywhere(china, { table: 'Pay', column: 'Net' }, 'Paid') as CalculationDefinition;
    expect(partAsWritten(china, part)).toBe(partAsWritten(calculationDefinitionSchema.parse(china), part));
    expect(partAsWritten(renamed, part)).toBe('null');
  });
});

describe('the flow of data', () => {
  const small = definition({
    DATA: [staff, overtime, rates],
    PAY: [
      {
        code: 'Extra',
        kind: 'data',
        name: name('Extra'),
        per: 'Overtime',
        columns: [formula('Amount', 'money', 'Staff.Base * LOOKUP(Rates, Overtime.Kind, Factor)', { types: ['EARNED'] })],
      },
      {
        code: 'Pay',
        kind: 'data',
        name: name('Pay'),
        columns: [formula('Gross', 'money', 'TOTAL(EARNED)'), formula('Wrong', 'money', 'Staff.Base + Nothing')],
      },
    ],
  });
  const { nodes, edges } = tableFlow({ ...small, payTypes: [{ code: 'EARNED', name: { en: 'Earned', 'zh-CN': '收入' } }] });

  test('has every table in its step', () => {
    expect(nodes).toContainEqual({ table: 'Extra', step: 'PAY' });
    expect(nodes).toHaveLength(5);
  });

  test('goes from what is read to who reads it: by name, by line, by a total that names nobody, and as far as a wrong formula can be read', () => {
    expect(edges.map(({ from, to, columns }) => `${from} > ${to} ${columns}`).toSorted()).toEqual([
      'Extra > Pay 1',
      'Overtime > Extra 1',
      'Rates > Extra 1',
      'Staff > Extra 1',
      'Staff > Pay 1',
    ]);
  });

  test('leads to the union, the pivot and the table with a reference', () => {
    const made = definition({
      ALL: [
        staff,
        { code: 'All', kind: 'union', name: name('All'), of: ['Staff'], columns: [{ code: 'Base', name: name('Base'), type: 'money' }] },
        {
          code: 'Sum',
          kind: 'pivot',
          name: name('Sum'),
          of: 'All',
          groupBy: [],
          columns: [{ code: 'Base', name: name('Base'), type: 'money', aggregate: 'sum', column: 'Base' }],
        },
        {
          code: 'Pay',
          kind: 'data',
          name: name('Pay'),
          columns: [{ code: 'Base', name: name('Base'), type: 'money', reference: { table: 'Staff', column: 'Base' } }],
        },
      ],
    });
    expect(tableFlow(made).edges.map(({ from, to }) => `${from} > ${to}`)).toEqual(['Staff > All', 'All > Sum', 'Staff > Pay']);
  });
});
