/** Definitions written as files of their format: what is read again is what was written. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parentHash, readDefinition, readLayered, readText, writeDefinition, writeLayer } from '../definition-files/index.ts';
import { writeYaml } from '../definition-files/write/yaml.ts';
import { packNames, readPack } from '../packs/index.ts';
import { anyDefinition, changedDefinition } from './fuzz/any-definition.ts';
import { resolveText } from './fuzz/layers.ts';
import { Random } from './fuzz/random.ts';

/** Definitions that are written; thousands where somebody asks for them: `DEFINITIONS=10000`. */
const count = Number(process.env['DEFINITIONS'] ?? 40);

const readBack = (text: string): unknown => {
  const read = readText('written.yaml', text);
  if (!read.ok) throw new Error(JSON.stringify(read.findings));
  return read.value;
};

describe('a definition that is written', () => {
  test.each(packNames)('%s is read again as it was, and compiles to the same hash', (name) => {
    const definition = calculationDefinitionSchema.parse(readPack(name));
    const text = writeDefinition(definition);
    expect(calculationDefinitionSchema.parse(readBack(text))).toEqual(definition);
    const read = readDefinition('written.yaml', text);
    expect(read.ok && parentHash(read.definition)).toBe(parentHash(definition));
  });

  test('whatever people write into it, is read again as it was', { timeout: 60_000 + count * 300 }, () => {
    for (let seed = 1; seed <= count; seed += 1) {
      const definition = anyDefinition(new Random(seed));
      expect(calculationDefinitionSchema.parse(readBack(writeDefinition(definition))), `seed ${seed}`).toEqual(definition);
    }
  });

  test('leaves out what the format fills in, and stands as people write it', () => {
    const definition = calculationDefinitionSchema.parse(readPack('china/labour-income'));
    const text = writeDefinition(definition);
    expect(text).not.toMatch(/rounding: HALF_UP|hidden: false|blank: error/);
    expect(text).toMatch(/^code: \S+\nname: \{ en: .+, zh-CN: .+ \}\ncurrency: CNY\n/);
    expect(text.split('\n').length).toBeGreaterThan(20);
  });

  test('has no origin, which only resolution writes', () => {
    const definition = calculationDefinitionSchema.parse(readPack('china/labour-income'));
    const layer = { code: 'A', name: { en: 'A', 'zh-CN': 'A' }, from: 'x', hash: 'y' };
    expect(writeDefinition({ ...definition, origin: { layers: [layer, layer], elements: {} } })).toBe(writeDefinition(definition));
  });
});

test('any data that JSON can say is read again as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 4 } as never), (value) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      expect(JSON.stringify(parse(writeYaml({ value }), { stringKeys: true }))).toBe(JSON.stringify({ value }));
    }),
    { numRuns: 300 },
  );
});

describe('the layer that makes one definition of another', () => {
  const china = calculationDefinitionSchema.parse(readPack('china/monthly'));
  const changed = (edit: (definition: typeof china) => void) => {
    const copy = structuredClone(china);
    Object.assign(copy, { code: 'CHILD', name: { en: 'Child', 'zh-CN': '子方案' } });
    edit(copy);
    return copy;
  };
  const layerOf = (child: typeof china) => writeLayer(china, child, { pack: 'china/monthly' });
  const pay = (definition: typeof china) => {
    const found = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
    if (found?.kind !== 'data') throw new Error('no Pay');
    return found;
  };

  test('of one that changes nothing says its parent, code and name', () => {
    expect(layerOf(changed(() => undefined))).toBe(
      `extends: { pack: china/monthly, hash: ${parentHash(china)} }\ncode: CHILD\nname: { en: Child, zh-CN: 子方案 }\n`,
    );
  });

  test('a formula is a line, a rate of one city a line', () => {
    const text = layerOf(
      changed((definition) => {
        const column = pay(definition).columns.find(({ code }) => code === 'Net');
        if (column) column.expression = '1';
        const city = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'City');
        const row = city?.kind === 'parameter' ? city.versions[0]?.rows[0] : undefined;
        if (row) row.PensionRate = 0.0825;
      }),
    );
    expect(text.split('\n').slice(3)).toEqual([
      'change:',
      '  rows:',
      '    City:',
      '      - { in: 2025-07-01, row: { Code: kunming, PensionRate: 0.0825 } }',
      '  columns: { Pay.Net: { expression: "1" } }',
      '',
    ]);
  });

  test('a column that stands elsewhere is moved, not said again', () => {
    const text = layerOf(changed((definition) => void pay(definition).columns.splice(0, 0, ...pay(definition).columns.splice(-1, 1))));
    expect(text).toContain('{ after: null }');
    expect(text).not.toContain('expression');
  });

  test('a table that is changed and stands behind one that was moved comes behind it', () => {
    const child = changed(({ steps }) => {
      const tables = steps.find((step) => step.tables.length > 3)?.tables ?? [];
      const [third] = tables.reverse().slice(2);
      if (third) third.name = { en: 'Third', 'zh-CN': '第三' };
    });
    const { value, said } = resolveText(layerOf(child), china);
    expect(said).toEqual([]);
    expect(parentHash(calculationDefinitionSchema.parse(value))).toBe(parentHash(child));
  });

  test('of any definition and what became of it resolves to that, to the hash', { timeout: 60_000 + count * 300 }, () => {
    for (let seed = 1; seed <= count; seed += 1) {
      const random = new Random(seed + 9_000);
      const parent = anyDefinition(random);
      const child = { ...changedDefinition(parent, random), code: 'CHILD' };
      const text = writeLayer(parent, child, { pack: 'parent' });
      const { value, said } = resolveText(text, parent);
      expect(said, `seed ${seed}`).toEqual([]);
      expect(parentHash(calculationDefinitionSchema.parse(value)), `seed ${seed}`).toBe(parentHash(child));
    }
  });

  test.each(packNames.flatMap((one) => packNames.map((other) => [one, other] as const)))('%s on %s resolves to itself', (own, below) => {
    const [child, parent] = [own, below].map((name) => calculationDefinitionSchema.parse(readPack(name))) as [typeof china, typeof china];
    const text = writeLayer(parent, child, { pack: 'parent' });
    const find = () => ({ id: 'parent', file: 'parent', content: { value: parent } });
    const read = readLayered({ id: 'child', file: 'child.yaml', content: { text } }, find);
    expect(read.ok && parentHash(read.definition)).toBe(parentHash(child));
  });
});
