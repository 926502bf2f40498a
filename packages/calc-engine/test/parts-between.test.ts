/** What leads from one definition to another, and what a newer parent has for a child. */
import { type CalculationDefinition, calculationDefinitionSchema, type DataColumn } from '@wagewright/contracts/definition';
import { tellDifference } from '@wagewright/contracts/definition-findings';
import { describe, expect, test } from 'vitest';
import { changeParts, changesBetween, compareDefinitions, offerParts, takeParts } from '../definition-files/index.ts';
import { readPack } from '../packs/index.ts';
import { anyDefinition, changedDefinition } from './fuzz/any-definition.ts';
import { Random } from './fuzz/random.ts';

/** Definitions that are made and compared; thousands where somebody asks for them: `DEFINITIONS=10000`. */
const count = Number(process.env['DEFINITIONS'] ?? 25);
const seeds = Array.from({ length: count }, (_, index) => index + 1);

const withCode = (definition: object, code: string) => ({ ...definition, code });
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => part !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, part]) => [key, sorted(part)]),
        )
      : value;
/** As it is kept in the database: the order of keys means nothing. */
const kept = (value: unknown): string => JSON.stringify(sorted(value));

describe('changes that lead from one definition to another', () => {
  test('lead there exactly, part by part and in order', { timeout: 60_000 + count * 300 }, () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      const before = anyDefinition(random);
      const after = random.chance(0.8) ? changedDefinition(before, random) : anyDefinition(random);
      const { definition } = changeParts(before, changesBetween(before, after));
      expect(kept(withCode(definition, after.code)), `seed ${seed}`).toBe(kept(after));
    }
  });

  test('are none between equal ones, and as few as can be where one column moves', () => {
    const china = calculationDefinitionSchema.parse(readPack('china/monthly'));
    expect(changesBetween(china, structuredClone(china))).toEqual([]);
    const moved = structuredClone(china);
    const columns = tableOf(moved, 'Pay').columns;
    columns.splice(0, 0, ...columns.splice(columns.length - 1, 1));
    expect(changesBetween(china, moved).map(({ part, after }) => [part.kind, after])).toEqual([['column', null]]);
  });
});

function tableOf(definition: CalculationDefinition, code: string) {
  const found = definition.steps.flatMap(({ tables }) => tables).find((table) => table.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

describe('a column that stands elsewhere', () => {
  const china = calculationDefinitionSchema.parse(readPack('china/monthly'));
  const moved = structuredClone(china);
  const columns = tableOf(moved, 'Pay').columns as DataColumn[];
  const names = columns.map(({ name }) => name);
  columns.splice(2, 0, ...columns.splice(0, 1));
  const told = (language: 'en' | 'zh-CN') => compareDefinitions(china, moved).map((difference) => tellDifference(difference, language));

  test('is one difference, told by what it stood and stands behind', () => {
    const [first, , third] = names.map(({ en }) => en);
    const table = tableOf(china, 'Pay').name.en;
    expect(told('en')).toEqual([`${table} › ${first}, Stands behind: nothing: it is the first → ${third}`]);
    expect(told('zh-CN')).toEqual([expect.stringMatching(/，排在其后：无（排在最前） → /)]);
  });

  test('is told again when it goes back', () => {
    expect(compareDefinitions(moved, china)).toHaveLength(1);
  });
});

describe('what a newer parent has for a child', () => {
  const base = calculationDefinitionSchema.parse(readPack('china/monthly'));
  const changed = (edit: (definition: CalculationDefinition) => void): CalculationDefinition => {
    const copy = structuredClone(base);
    edit(copy);
    return copy;
  };
  const net = (definition: CalculationDefinition) =>
    tableOf(definition, 'Pay').columns.find(({ code }) => code === 'Net') as { expression: string };
  const [first] = tableOf(base, 'Pay').columns.map(({ code }) => code);
  const offered = (ways: Parameters<typeof offerParts>[0]) => offerParts(ways).map(({ name, isConflict }) => [name, isConflict]);

  test('is what it has changed; what the child has changed of the same part is a conflict with both sides', () => {
    const theirs = changed((definition) => {
      net(definition).expression = '1';
      definition.periodsPerYear = 13;
    });
    const mine = changed((definition) => void (net(definition).expression = '2'));
    const offers = offerParts({ base, theirs, mine });
    expect(offers.map(({ name, isConflict }) => [name, isConflict])).toEqual([
      ['definition periodsPerYear', false],
      ['column Pay.Net', true],
    ]);
    expect(offers[1]?.theirs.map(({ after }) => after)).toEqual(['"1"']);
    expect(offers[1]?.yours.map(({ after }) => after)).toEqual(['"2"']);
  });

  test('is nothing where the child says the same already', () => {
    const theirs = changed((definition) => void (net(definition).expression = '1'));
    expect(offered({ base, theirs, mine: theirs })).toEqual([]);
  });

  test('a column that the parent adds comes to where it stands there; the child’s own stay', () => {
    const column = { ...structuredClone(tableOf(base, 'Pay').columns[0]), code: 'New' } as DataColumn;
    const theirs = changed((definition) => void tableOf(definition, 'Pay').columns.splice(1, 0, column as never));
    const mine = changed((definition) => void tableOf(definition, 'Pay').columns.splice(0, 0, { ...column, code: 'Own' } as never));
    const { definition } = changeParts(mine, takeParts({ base, theirs, mine }, new Set(['column Pay.New'])));
    expect(
      tableOf(definition as never, 'Pay')
        .columns.slice(0, 3)
        .map(({ code }) => code),
    ).toEqual(['Own', first, 'New']);
  });

  test('a column that was taken is offered no more where the child has taken out what it stands behind', () => {
    const column = { ...structuredClone(tableOf(base, 'Pay').columns[0]), code: 'New' } as DataColumn;
    const theirs = changed((definition) => void tableOf(definition, 'Pay').columns.splice(1, 0, column as never));
    const mine = changed((definition) => void tableOf(definition, 'Pay').columns.splice(0, 1));
    const { definition } = changeParts(mine, takeParts({ base, theirs, mine }, new Set(['column Pay.New'])));
    expect(tableOf(definition as never, 'Pay').columns[0]?.code).toBe('New');
    expect(offered({ base, theirs, mine: definition as never })).toEqual([]);
  });

  test('a table that the parent takes out is a conflict where the child has changed something in it', () => {
    const theirs = changed(({ steps }) => {
      for (const step of steps) step.tables = step.tables.filter(({ code }) => code !== 'Pay');
    });
    const mine = changed((definition) => void (net(definition).expression = '2'));
    expect(offered({ base, theirs, mine: base })).toContainEqual(['table Pay', false]);
    expect(offered({ base, theirs, mine })).toContainEqual(['table Pay', true]);
    const [offer] = offerParts({ base, theirs, mine }).filter(({ name }) => name === 'table Pay');
    expect(offer?.yours.map(({ at }) => at)).toEqual(['Pay.Net']);
  });

  test('of a table that the child has switched off, what changes in it is the table’s', () => {
    const theirs = changed((definition) => void (net(definition).expression = '1'));
    const mine = changed(({ steps }) => {
      for (const step of steps) step.tables = step.tables.filter(({ code }) => code !== 'Pay');
    });
    expect(offered({ base, theirs, mine })).toEqual([['table Pay', true]]);
    const { definition } = changeParts(mine, takeParts({ base, theirs, mine }, new Set(['table Pay'])));
    expect(net(definition as never).expression).toBe('1');
  });

  test('all of it taken into a child that changed nothing is the parent; nothing taken changes nothing', {
    timeout: 60_000 + count * 300,
  }, () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      const was = anyDefinition(random);
      const is = changedDefinition(was, random);
      const names = new Set(offerParts({ base: was, theirs: is, mine: was }).map(({ name }) => name));
      const ways = { base: was, theirs: is, mine: was };
      expect(kept(changeParts(was, takeParts(ways, names)).definition), `seed ${seed}`).toBe(kept(withCode(is, was.code)));
      expect(takeParts(ways, new Set())).toEqual([]);
    }
  });

  test('whatever the child has changed: what is taken is the parent’s, what is not stays, and what was taken is offered no more', {
    timeout: 60_000 + count * 300,
  }, () => {
    for (const seed of seeds) {
      const random = new Random(seed + 5_000);
      const was = anyDefinition(random);
      const ways = { base: was, theirs: changedDefinition(was, random), mine: changedDefinition(was, random) };
      const offers = offerParts(ways);
      const taken = new Set(offers.filter(() => random.chance(0.5)).map(({ name }) => name));
      const { definition } = changeParts(ways.mine, takeParts(ways, taken));
      const again = offerParts({ ...ways, mine: definition }).filter(({ theirs }) => theirs.some(({ key }) => key !== 'after'));
      expect(
        again.filter(({ name }) => taken.has(name)).map(({ name }) => name),
        `seed ${seed}`,
      ).toEqual([]);
      const left = offers.filter(({ name }) => !taken.has(name));
      const both = (one: unknown) => (difference: { kind: string; at: string }) => `${difference.kind} ${difference.at}` === one;
      const differences = compareDefinitions(ways.mine, definition).filter(({ how }) => how !== 'added');
      const touched = left.filter(({ name }) => differences.some(both(name)) && !/^(table|step)/.test(name));
      const tables = new Set([...taken].filter((name) => name.startsWith('table ')).map((name) => name.split(' ')[1]));
      expect(
        touched.filter(({ part }) => !('table' in part && tables.has(part.table))).map(({ name }) => name),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});
