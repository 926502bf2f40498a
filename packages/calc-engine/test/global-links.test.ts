/** A parameter table that is linked with a global table: calculated as any other, told in words, and left alone only as long as it is the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { tellDifference } from '@wagewright/contracts/definition-findings';
import { describe, expect, test } from 'vitest';
import { checkDefinition, compareDefinitions, readLayered } from '../definition-files/index.ts';
import { readPack } from '../packs/index.ts';
import { runDefinitionTests } from '../src/index.ts';

const china = calculationDefinitionSchema.parse(readPack('china/monthly'));

/** The pack with every dated table linked. */
const linked = (revision: number) => ({
  ...china,
  steps: china.steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) =>
      table.kind === 'parameter' && !table.input ? { ...table, global: { code: `G_${table.code}`, revision } } : table,
    ),
  })),
});

describe('a linked table', () => {
  test('compiles and calculates as it did: the tests of the pack are green', () => {
    const checked = checkDefinition(linked(1));
    if (!checked.ok) throw new Error(JSON.stringify(checked.findings));
    expect(runDefinitionTests(checked.program).filter(({ passed }) => !passed)).toEqual([]);
    expect(
      checked.definition.steps.flatMap(({ tables }) => tables).filter((table) => 'global' in table && table.global).length,
    ).toBeGreaterThan(2);
  });

  test('another revision is told in words', () => {
    const [difference] = compareDefinitions(linked(1), linked(2));
    if (!difference) throw new Error('no difference');
    expect(tellDifference(difference, 'en')).toMatch(/, Revision of the global table: 1 → 2$/);
    expect(tellDifference(difference, 'zh-CN')).toMatch(/，全局表修订：1 → 2$/);
  });
});

describe('a definition that extends one with linked tables', () => {
  const country = readFileSync(path.resolve(import.meta.dirname, '../../../docs/examples/country.yaml'), 'utf8').replaceAll(
    /kind: parameter\n/g,
    'kind: parameter\n        global: { code: SHARED, revision: 4 }\n',
  );
  const linksOf = (layer: string) => {
    const child = `extends: { file: country.yaml }\ncode: CHILD\nname: { en: Child }\n${layer}`;
    const result = readLayered({ id: 'child.yaml', file: 'child.yaml', content: { text: child } }, () => ({
      id: 'country.yaml',
      file: 'country.yaml',
      content: { text: country },
    }));
    if (!result.ok) throw new Error(JSON.stringify(result.findings));
    const tables = result.definition.steps.flatMap((step) => step.tables);
    return tables.flatMap((table) => (table.kind === 'parameter' && !table.input ? [[table.code, table.global?.revision]] : []));
  };

  test('keeps the links of tables that it leaves alone, and of one that it changes says no more that it is the global one', () => {
    const kept = linksOf('');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(([, revision]) => revision)).toEqual(kept.map(() => 4));
    const [first] = kept[0] ?? [];
    const changed = linksOf(`change:\n  tables:\n    ${String(first)}: { before: 0 }\n`);
    expect(changed).toEqual(kept.map(([code, revision]) => [code, code === first ? undefined : revision]));
  });
});
