/** A draft is changed part by part: what each change leaves alone, how it is taken back, and what is said of it. */
import { calculationDefinitionSchema, type DataColumn } from '@wagewright/contracts/definition';
import { type PartChange, tellDifference } from '@wagewright/contracts/definition-findings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeParts, compareDefinitions, findPart, PartMissing, takeBack } from '../definition-files/index.ts';
import { packNames, readPack } from '../packs/index.ts';

const packs = new Map(packNames.map((name) => [name, calculationDefinitionSchema.parse(readPack(name))]));
const pack = (name: (typeof packNames)[number]) => {
  const found = packs.get(name);
  if (!found) throw new Error(`no pack ${name}`);
  return found;
};
const china = pack('china/monthly');
const pay = { kind: 'column', table: 'Pay', code: 'Net' } as const;
const netOf = (definition: unknown) => findPart(definition as Record<string, unknown>, pay)?.value as DataColumn;
const change = (definition: unknown, ...changes: PartChange[]) => changeParts(definition, changes);
const told = (before: unknown, after: unknown, language: 'en' | 'zh-CN' = 'en') =>
  compareDefinitions(before, after).map((difference) => tellDifference(difference, language));

describe('one part', () => {
  test('a column that is changed leaves all else as it was', () => {
    const { definition, made } = change(china, { part: pay, value: { ...netOf(china), expression: '1' } });
    expect(made.map(({ touches }) => touches)).toEqual([['column Pay.Net']]);
    expect(takeBack(definition, made)).toEqual(china);
    expect(told(china, definition)).toEqual([expect.stringMatching(/^.+ › Net pay, Formula: .+ → 1$/)]);
  });

  test('may be wrong, and is kept as it was written', () => {
    const { definition } = change(china, { part: pay, value: { name: 'Net', nonsense: [1] } });
    expect(netOf(definition)).toEqual({ code: 'Net', name: 'Net', nonsense: [1] });
  });

  test('a new column stands where it is put; one that moves changes nothing else', () => {
    const value = { name: { en: 'More' }, type: 'money', expression: '1' };
    const part = { kind: 'column', table: 'Pay', code: 'More' } as const;
    const first = change(china, { part, value, after: null });
    const codes = (definition: unknown) => {
      const table = findPart(definition as never, { kind: 'table', code: 'Pay' })?.value as { columns: { code: string }[] } | undefined;
      return (table?.columns ?? []).map(({ code }) => code);
    };
    expect(codes(first.definition)).toEqual(['More', ...codes(china)]);
    const moved = change(first.definition, { part, value, after: 'Net' });
    expect(codes(moved.definition).slice(codes(china).indexOf('Net'), codes(china).indexOf('Net') + 2)).toEqual(['Net', 'More']);
    expect(takeBack(moved.definition, [...first.made, ...moved.made])).toEqual(china);
  });

  test('a table that is taken out touches all that is in it, and comes back whole, in its place', () => {
    const { definition, made } = change(china, { part: { kind: 'table', code: 'Pay' }, value: null });
    expect(made[0]?.touches).toContain('column Pay.Net');
    expect(netOf(definition)).toBeUndefined();
    expect(takeBack(definition, made)).toEqual(china);
  });

  test('what a table says of itself does not touch its columns', () => {
    const table = findPart(china as never, { kind: 'table', code: 'Pay' })?.value as Record<string, unknown>;
    const { columns: _, ...shell } = table;
    const { definition, made } = change(china, {
      part: { kind: 'table', code: 'Pay' },
      value: { ...shell, name: { en: 'Payroll', 'zh-CN': '工资' } },
    });
    expect(made[0]?.touches).toEqual(['table Pay']);
    expect(netOf(definition)).toEqual(netOf(china));
    expect(takeBack(definition, made)).toEqual(china);
  });

  test('what changes nothing is none', () => {
    expect(change(china, { part: pay, value: netOf(china) }).made).toEqual([]);
  });

  test('of a table that does not exist is refused by its name', () => {
    const missing = () => change(china, { part: { kind: 'column', table: 'Nowhere', code: 'A' }, value: {} });
    expect(missing).toThrow(PartMissing);
    expect(missing).toThrow('table Nowhere');
    expect(() => change(china, { part: { kind: 'test', name: 'none' }, value: null })).toThrow('test none');
  });
});

/** Any changes of any pack, most of them of parts that are there. */
const anyChanges = fc.constantFrom(...packNames).chain((name) => {
  const definition = pack(name);
  const tables = definition.steps.flatMap((step) => step.tables.map((table) => ({ step: step.code, table })));
  const columns = tables.flatMap(({ table }) => table.columns.map(({ code }) => ({ kind: 'column' as const, table: table.code, code })));
  const versions = tables.flatMap(({ table }) =>
    table.kind === 'parameter'
      ? table.versions.map(({ validFrom }) => ({ kind: 'version' as const, table: table.code, from: validFrom }))
      : [],
  );
  const parts = [
    ...columns,
    ...versions,
    ...columns.map(({ table, code }) => ({ kind: 'column' as const, table, code: `${code}_2` })),
    ...tables.map(({ table }) => ({ kind: 'table' as const, code: table.code })),
    ...definition.balances.map(({ code }) => ({ kind: 'balance' as const, code })),
    ...definition.tests.map((one) => ({ kind: 'test' as const, name: one.name })),
    { kind: 'message' as const, code: 'NEW' },
    { kind: 'definition' as const, field: 'plausible' as const },
  ];
  const value = fc.constantFrom<unknown>(
    null,
    { name: { en: 'Other', 'zh-CN': '其他' } },
    { name: { en: 'A' }, type: 'money', expression: '1' },
    {},
  );
  const one = fc.record({ part: fc.constantFrom(...parts), value, first: fc.boolean() });
  return fc.record({ definition: fc.constant(definition), changes: fc.array(one, { minLength: 1, maxLength: 12 }) });
});

describe('any changes', () => {
  test('can be taken back one by one to where they began', () => {
    fc.assert(
      fc.property(anyChanges, ({ definition, changes }) => {
        let now: unknown = definition;
        const made = [];
        for (const { first, ...one } of changes) {
          try {
            const changed = changeParts(now, [first ? { ...one, after: null } : one]);
            now = changed.definition;
            made.push(...changed.made);
          } catch (error) {
            if (!(error instanceof PartMissing)) throw error;
          }
        }
        // a list that was left out is empty after its only element has come and gone: the same to every reader
        expect(calculationDefinitionSchema.parse(takeBack(now, made))).toEqual(definition);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a difference in words', () => {
  test('a rate of one city says city and column, old and new', () => {
    const definition = structuredClone(china);
    const table = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'City');
    const row = table?.kind === 'parameter' ? table.versions[0]?.rows[0] : undefined;
    if (!row) throw new Error('no row');
    Object.assign(row, { PensionRate: 0.0825, PensionFloor: 4500 });
    expect(told(china, definition)).toEqual([
      'Social insurance and housing fund of the city, from 2025-07-01, Kunming: Pension and unemployment base from: 4403.4 → 4500',
      'Social insurance and housing fund of the city, from 2025-07-01, Kunming: Pension rate: 8% → 8.25%',
    ]);
    expect(told(china, definition, 'zh-CN')).toEqual([
      '城市社保与公积金参数，自 2025-07-01 起，昆明：养老、失业基数下限：4403.4 → 4500',
      '城市社保与公积金参数，自 2025-07-01 起，昆明：养老个人费率：8% → 8.25%',
    ]);
  });

  test('the order of keys, which the database does not keep, is no difference', () => {
    const backwards = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(backwards)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, part]) => [key, backwards(part)]),
            )
          : value;
    expect(told(china, backwards(china))).toEqual([]);
  });

  test('what is new or gone is said once, not with all that is in it', () => {
    const { definition } = change(china, { part: { kind: 'table', code: 'Pay' }, value: null });
    expect(told(china, definition).filter((line) => /removed/.test(line))).toHaveLength(1);
  });
});
