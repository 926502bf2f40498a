/** Renaming everywhere: a definition goes on saying what it said. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { packNames, readPack } from '../packs/index.ts';
import { findUses, type Named, renameEverywhere } from '../src/authoring/index.ts';
import { compileDefinition, runDefinitionTests } from '../src/index.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, type Table } from './support.ts';

function namedIn({ steps }: CalculationDefinition): Named[] {
  return steps.flatMap(({ tables }) =>
    tables.flatMap((table) => [
      { table: table.code, column: null },
      ...table.columns.map(({ code }) => ({ table: table.code, column: code })),
    ]),
  );
}

const renamed = (given: CalculationDefinition, named: Named, code: string): CalculationDefinition => {
  const result = renameEverywhere(given, named, code);
  if (!result) throw new Error(`${code} is taken`);
  return result;
};

describe.each(packNames)('%s', (pack) => {
  const given = calculationDefinitionSchema.parse(readPack(pack));

  test('with any table or column renamed it compiles, and back again it is what it was', () => {
    for (const named of namedIn(given)) {
      const there = renamed(given, named, 'Renamed_9');
      expect(compileDefinition(there), JSON.stringify(named)).toMatchObject({ ok: true });
      const back = named.column === null ? { table: 'Renamed_9', column: null } : { table: named.table, column: 'Renamed_9' };
      expect(renamed(there, back, named.column ?? named.table), JSON.stringify(named)).toEqual(given);
    }
  });

  test('with everything renamed its own tests find the same figures', () => {
    let all = given;
    for (const [index, { table, column }] of namedIn(given).entries())
      if (column !== null) all = renamed(all, { table, column }, `C${index}`);
    for (const [index, { table, column }] of namedIn(all).entries())
      if (column === null) all = renamed(all, { table, column }, `T${index}`);
    expect(all.tests.length).toBeGreaterThan(0);
    expect(runDefinitionTests(compiled(all)).flatMap(({ failures }) => failures)).toEqual([]);
  });
});

const overtime: Table = {
  code: 'Overtime',
  kind: 'snapshot',
  lines: 'overtime',
  name: { en: 'Overtime', 'zh-CN': '加班' },
  columns: [field('Hours', 'decimal', { scale: 2 }), field('Kind', 'text')],
};
const small = (): CalculationDefinition =>
  calculationDefinitionSchema.parse({
    ...definition({
      ALL: [
        overtime,
        {
          code: 'ByKind',
          kind: 'pivot',
          name: { en: 'By kind', 'zh-CN': '按类别' },
          of: 'Overtime',
          groupBy: ['EMPLOYEE', 'Kind'],
          columns: [{ code: 'Sum', name: { en: 'Sum', 'zh-CN': '合计' }, type: 'decimal', scale: 2, aggregate: 'sum', column: 'Hours' }],
        },
        data('Lines', [formula('Label', 'text', 'ByKind.Kind')], 'ByKind'),
        data('Pay', [formula('Hours', 'decimal', 'SUM(加班.Hours)'), formula('Twice', 'decimal', 'Hours * 2 + Hours')]),
      ],
    }),
  });

const columnOf = (given: CalculationDefinition, table: string, column: string) =>
  given.steps
    .flatMap(({ tables }) => tables)
    .find(({ code }) => code === table)
    ?.columns.find(({ code }) => code === column);

describe('a column', () => {
  test('is told where it is used, and where in the formula', () => {
    expect(findUses(small(), { table: 'Pay', column: 'Hours' })).toEqual(
      [
        { what: 'formula', table: 'Pay', column: 'Twice', range: { from: 0, to: 5 } },
        { what: 'formula', table: 'Pay', column: 'Twice', range: { from: 12, to: 17 } },
      ].toReversed(),
    );
    expect(findUses(small(), { table: 'Overtime', column: 'Hours' }).map(({ what, table, column }) => [what, table, column])).toEqual([
      ['table', 'ByKind', undefined],
      ['formula', 'Pay', 'Hours'],
    ]);
    expect(findUses(small(), { table: 'Pay', column: 'Twice' })).toEqual([]);
  });

  test('of the same code in another table stays, and so does a table written by its name', () => {
    const result = renamed(small(), { table: 'Overtime', column: 'Hours' }, 'Worked');
    expect(columnOf(result, 'Pay', 'Hours')).toMatchObject({ expression: 'SUM(加班.Worked)' });
    expect(columnOf(result, 'Pay', 'Twice')).toMatchObject({ expression: 'Hours * 2 + Hours' });
  });

  test('by which a pivot groups is renamed in the pivot too', () => {
    const result = renamed(small(), { table: 'Overtime', column: 'Kind' }, 'Sort');
    expect(columnOf(result, 'Lines', 'Label')).toMatchObject({ expression: 'ByKind.Sort' });
    expect(compileDefinition(result)).toMatchObject({ ok: true });
  });

  test('is not given a code that another has', () => {
    expect(renameEverywhere(small(), { table: 'Pay', column: 'Twice' }, 'Hours')).toBeNull();
    expect(renameEverywhere(small(), { table: 'Overtime', column: 'Kind' }, 'Sum')).toBeNull();
    expect(renameEverywhere(small(), { table: 'Pay', column: null }, 'Overtime')).toBeNull();
  });
});
