/** Definitions that extend others: what comes out, what is said of what cannot be, and who wrote what. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printFinding } from '@wagewright/contracts/definition-findings';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { compareDefinitions, type FindParent, printDifference, readDefinition, readLayered } from '../definition-files/index.ts';
import { packNames, readPackText } from '../packs/index.ts';
import { layersOf, narrate, rowOfTest, runDefinitionTests } from '../src/index.ts';
import { fuzzLayers } from './fuzz/definitions.ts';
import { layerExamples, readWithExamples } from './fuzz/layers.ts';

const examples = path.resolve(import.meta.dirname, '../../../docs/examples');
const country = readFileSync(path.join(examples, 'country.yaml'), 'utf8');

/** Reads files that are given by name, and the examples. */
function read(files: Readonly<Record<string, string>>, start: string) {
  const find: FindParent = ({ pack, file = '' }) => {
    if (pack !== undefined) {
      const known = packNames.find((name) => name === pack);
      return known ? { id: known, file: known, content: { text: readPackText(known) } } : { reason: 'missing', known: packNames };
    }
    const example = path.join(examples, file);
    const text = files[file] ?? (file.endsWith('.yaml') && existsSync(example) ? readFileSync(example, 'utf8') : undefined);
    return text === undefined ? { reason: 'missing' } : { id: file, file, content: { text } };
  };
  const found = find({ file: start }, { id: '', file: '', content: { text: '' } });
  if ('reason' in found) throw new Error(`no ${start}`);
  return readLayered(found, find);
}

const head = 'extends: { file: country.yaml }\ncode: CHILD\nname: { en: Child, zh-CN: 子 }\n';
/** A child of the country, which the examples hold, by what it says beside its head. */
const child = (text: string) => read({ 'child.yaml': `${head}${text}` }, 'child.yaml');

function said(result: ReturnType<typeof read>): string[] {
  return result.ok ? [] : result.findings.map((finding) => printFinding(finding));
}

function resolved(text: string) {
  const result = child(text);
  expect(said(result)).toEqual([]);
  if (!result.ok) throw new Error('refused');
  return result;
}

describe('the examples', () => {
  test.each(['country.yaml', 'reform.yaml', 'industry.yaml', 'company.yaml', 'jobs.yaml', 'meals.yaml'])(
    '%s: its tests are green',
    (file) => {
      const result = read({}, file);
      expect(said(result)).toEqual([]);
      const tests = result.ok ? runDefinitionTests(result.program) : [];
      expect(tests.map(({ failures }) => failures)).toEqual([[]]);
    },
  );

  test('three layers: who wrote what', () => {
    const result = read({}, 'company.yaml');
    if (!result.ok) throw new Error('refused');
    const at = (name: string) => layersOf(result.definition, name);
    expect(at('Income.Tax')).toEqual({ from: 'country.yaml', changedBy: [] });
    expect(at('Income.Night')).toEqual({ from: 'industry.yaml', changedBy: [] });
    expect(at('Income.Meal')).toEqual({ from: 'company.yaml', changedBy: [] });
    expect(at('Income.Disposable')).toEqual({ from: 'country.yaml', changedBy: ['INDUSTRY', 'COMPANY'] });
    expect(at('Supplement.Share')).toEqual({ from: 'industry.yaml', changedBy: [] });
    expect(at('Supplement@2026-01-01')).toEqual({ from: 'industry.yaml', changedBy: ['COMPANY'] });
    expect(result.layers.at(-1)?.differences.map(printDifference)).toContain(
      'changed Supplement from 2026-01-01: Supplements, from 2026-01-01, night: Share of the salary: 0.1 → 0.12',
    );
  });

  test('explanations name whose rule it is, in either language', () => {
    const result = read({}, 'company.yaml');
    const test = result.ok ? result.definition.tests[0] : undefined;
    const employee = result.ok && test ? rowOfTest(result.program, test, 0) : null;
    if (!result.ok || !employee) throw new Error('refused');
    const { program } = result;
    const tell = (column: string, language: 'en' | 'zh-CN' = 'en', audience: 'payroll' | 'employee' = 'payroll') =>
      narrate(program, employee.facts, employee.input, { table: 'Income', column }, { reader: exactReader(language), audience });
    expect(tell('Tax').whose).toBe('From “A small country”');
    expect(tell('Night').whose).toBe('From “Hotels and restaurants”');
    expect(tell('Meal').whose).toBeNull();
    expect(tell('Disposable').whose).toBe('From “A small country”, changed in “Hotels and restaurants” and “Hotel Aurora”');
    expect(tell('Disposable', 'zh-CN').whose).toBe('源自“小国示例”，在“酒店餐饮业”、“极光酒店”中修改');
    expect(tell('Tax', 'zh-CN').whose).toBe('沿用“小国示例”');
    expect(tell('Disposable', 'en', 'employee').whose).toBeNull();
    const rates = tell('Night').children.find(({ kind }) => kind === 'parameter');
    expect(rates?.whose).toBe('From “Hotels and restaurants”, changed in “Hotel Aurora”');
    expect(tell('Disposable').children.find(({ name }) => name === 'Meals')?.whose).toBeNull();
  });

  test('an error in a layer points into its file, and into the part of it that is wrong', () => {
    const files = {
      'broken.yaml': readFileSync(path.join(examples, 'industry.yaml'), 'utf8').replace('"night", Share)', '"night", Shaer)'),
    };
    const before = files['broken.yaml'].slice(0, files['broken.yaml'].indexOf('Shaer')).split('\n');
    expect(said(read(files, 'broken.yaml'))).toEqual([
      `UNKNOWN_COLUMN broken.yaml:${before.length}:${(before.at(-1) ?? '').length + 1} Income.Night: Table Supplement has no column "Shaer". Did you mean "Share"?`,
    ]);
  });
});

describe('the result is the plain definition that one would have written', () => {
  test.each<[what: string, layer: string, plain: (text: string) => string]>([
    ['nothing said', '', (text) => text],
    [
      'a column changed',
      'change: { columns: { Income.Tax: { expression: "Salary * 20%" } } }',
      (text) => text.replace('Salary * Rates.IncomeTax', 'Salary * 20%'),
    ],
    [
      'a column added after another',
      'add: { columns: { Income: [{ after: Salary, code: X, name: { en: X, zh-CN: X }, type: money, constant: 1 }] } }',
      (text) =>
        text.replace(
          '          - code: BasicIncome\n',
          '          - { code: X, name: { en: X, zh-CN: X }, type: money, constant: 1 }\n          - code: BasicIncome\n',
        ),
    ],
    [
      'a formula in place of a constant, and back',
      'change: { columns: { Income.Salary: { constant: 5 } } }',
      (text) => text.replace('type: money, expression: Person.Salary', 'type: money, constant: 5'),
    ],
    [
      'a version of rates from a day, with what is not said carried on',
      'add: { versions: { Rates: [{ validFrom: 2027-01-01, source: x, carry: true, rows: [{ BasicIncome: 700 }] }] } }',
      (text) =>
        text.replace(
          'BasicIncome: 600 }] }',
          'BasicIncome: 600 }] }\n          - { validFrom: 2027-01-01, source: x, rows: [{ IncomeTax: 0.15, BasicIncome: 700 }] }',
        ),
    ],
    [
      'a row of brackets changed, one added, one off',
      'change: { rows: { Contribution: [{ row: { From: 6000, Rate: 0.07 } }] } }\nadd: { rows: { Contribution: [{ row: { From: 20000, Rate: 0.2 } }] } }\noff: { rows: { Contribution: [{ row: { From: 12400 } }] } }',
      (text) => text.replace('Rate: 0.06 }, { From: 12400, Rate: 0.12 }', 'Rate: 0.07 }, { From: 20000, Rate: 0.2 }'),
    ],
    [
      'a table changed',
      'change: { tables: { Income: { name: { en: I, zh-CN: I } } } }',
      (text) => text.replace('kind: data\n        name: { en: Income, zh-CN: 收入 }', 'kind: data\n        name: { en: I, zh-CN: I }'),
    ],
  ])('%s', (_, layer, plain) => {
    const own = resolved(layer).definition;
    const wanted = readDefinition('plain.yaml', plain(country));
    if (!wanted.ok) throw new Error(said(wanted as never).join('\n'));
    const { origin, ...definition } = own;
    expect(origin?.layers.map(({ code }) => code)).toEqual(['COUNTRY', 'CHILD']);
    expect({ ...definition, code: 'COUNTRY', name: wanted.definition.name }).toEqual(wanted.definition);
  });

  test('a child of a pack that says nothing is the pack', () => {
    const empty = (pack: string) => `extends: { pack: ${pack} }\ncode: CHILD\nname: { en: Child, zh-CN: 子 }\n`;
    const result = read({ 'child.yaml': empty('china/labour-income') }, 'child.yaml');
    const plain = readDefinition('pack', readPackText('china/labour-income'));
    if (!result.ok || !plain.ok) throw new Error('refused');
    expect(compareDefinitions(plain.definition, result.definition).map(({ at, key }) => `${at}${key}`)).toEqual([
      'code',
      'name.en',
      'name.zh-CN',
    ]);
  });
});

describe('switching off', () => {
  test('a group of columns by its tag, with what stands in for those that read them', () => {
    const { definition } = resolved('off: { tags: [{ tag: benefits, as: 0 }], tests: all }');
    const columns = definition.steps.flatMap((step) => step.tables.flatMap((table) => (table.kind === 'data' ? table.columns : [])));
    expect(columns.find(({ code }) => code === 'BasicIncome')).toMatchObject({ constant: 0, display: { hidden: true } });
    expect(columns.find(({ code }) => code === 'BasicIncome')?.expression).toBeUndefined();
  });

  test('a column that nobody reads any more is gone', () => {
    const { definition } = resolved(
      'off: { columns: [Income.BasicIncome], tests: all }\nchange: { columns: { Income.Disposable: { expression: Salary - Tax - Social } } }',
    );
    expect(JSON.stringify(definition.steps)).not.toContain(
      '"code":"BasicIncome","name":{"en":"Basic income","zh-CN":"基本收入"},"type":"money","rounding":"HALF_UP","display":{"hidden":false,"zero":"show","sign":"plain","percentage":false},"tags"',
    );
  });
});

describe('what cannot be, word for word', () => {
  test.each<[what: string, layer: string, said: string[]]>([
    [
      'changing what the parent does not have',
      'change:\n  columns:\n    Income.Taxx: { constant: 1 }\n',
      ['NOT_IN_PARENT child.yaml:6:18 Income.Taxx: country.yaml has no column "Income.Taxx". Did you mean "Income.Tax"?'],
    ],
    [
      'adding what the parent has',
      'add:\n  columns:\n    Income:\n      - { code: Tax, name: { en: X, zh-CN: X }, type: money, constant: 1 }\n',
      [
        'ALREADY_IN_PARENT child.yaml:7:9 Income.Tax: country.yaml has column "Tax" already. Change it under change, or give the new one another code.',
      ],
    ],
    [
      'switching off what others read',
      'off:\n  columns: [Income.Social]\n',
      [
        'OFF_BUT_READ child.yaml:5:13 Income.Social is switched off, but Income.Disposable read it. Change or switch off what reads it, or say what stands in: { column: Income.Social, as: 0 }.',
      ],
    ],
    [
      'an unknown tag',
      'off: { tags: [benefit] }\n',
      ['NOT_IN_PARENT child.yaml:4:15 country.yaml has no tag "benefit". Did you mean "benefits"?'],
    ],
    [
      'a value for a column that is not calculated',
      'off: { columns: [{ column: Person.Adult, as: 1 }] }\n',
      [
        'NOTHING_STANDS_IN child.yaml:4:18 Person.Adult is no calculated column, so that no value can stand in for it. Leave out as, and change what reads it.',
      ],
    ],
    [
      'a row that is not there',
      'change: { rows: { Contribution: [{ row: { From: 1, Rate: 1 } }] } }\n',
      [
        'NOT_IN_PARENT child.yaml:4:34 Contribution, row 1: country.yaml has no row "Contribution From = 1". What is new belongs under add.',
      ],
    ],
    [
      'an unknown word',
      'chnage: { columns: {} }\n',
      ['UNKNOWN_KEY child.yaml:4:1 A definition that extends another has no "chnage". Did you mean "change"?'],
    ],
    [
      'an added column that lacks something',
      'add:\n  columns:\n    Income:\n      - { code: X, name: { en: X, zh-CN: X }, constant: 1 }\n',
      ['MISSING_KEY child.yaml:7:9 Income.X: A column of a data table needs "type", which is not here. Add type.'],
    ],
  ])('%s', (_, layer, wanted) => expect(said(child(layer))).toEqual(wanted));

  test.each([
    ['a pack', 'china/monthly', []],
    ['a file', 'country.yaml', []],
    [
      'a pack that is not there',
      'china/montly',
      [
        'PARENT_UNREADABLE child.yaml:1:10 pack china/montly, which this extends, cannot be read: there is none of this name. Did you mean china/monthly?',
      ],
    ],
  ])('%s by its name alone', (_, parent, wanted) => {
    const text = `extends: ${parent}\ncode: CHILD\nname: { en: Child }\n`;
    expect(said(read({ 'child.yaml': text }, 'child.yaml'))).toEqual(wanted);
  });

  test('a parent that is not there', () => {
    expect(said(read({ 'child.yaml': head.replace('country', 'missing') }, 'child.yaml'))).toEqual([
      'PARENT_UNREADABLE child.yaml:1:10 missing.yaml, which this extends, cannot be read: there is none of this name. Name a pack, a file beside this one, or a published copy.',
    ]);
  });

  test('a parent that has changed since', () => {
    const hash = (text: string) => {
      const result = read({ 'country.yaml': text, 'child.yaml': head }, 'child.yaml');
      return result.ok ? (result.layers[0]?.hash ?? '') : '';
    };
    const pinned = head.replace('country.yaml }', `country.yaml, hash: ${hash(country)} }`);
    expect(said(read({ 'child.yaml': pinned }, 'child.yaml'))).toEqual([]);
    const later = country.replace('IncomeTax: 0.15', 'IncomeTax: 0.16');
    expect(said(read({ 'country.yaml': later, 'child.yaml': pinned }, 'child.yaml'))).toEqual([
      `PARENT_CHANGED child.yaml:1:38 country.yaml has changed: it was ${hash(country)} when this was written and is ${hash(later)} now. Look at the effect with --diff, then write hash: ${hash(later)}.`,
    ]);
  });

  test('a circle, with its loop', () => {
    const of = (parent: string) => head.replace('country.yaml', parent);
    expect(said(read({ 'a.yaml': of('b.yaml'), 'b.yaml': of('c.yaml'), 'c.yaml': of('a.yaml') }, 'a.yaml'))).toEqual([
      'EXTENDS_CYCLE c.yaml:1:10 These definitions extend each other in a circle: a.yaml → b.yaml → c.yaml → a.yaml. Take extends out of one of them.',
    ]);
  });
});

test('whatever is dropped, renamed or retyped in a layer is said by line and column of its file', () => {
  expect(fuzzLayers(layerExamples(), readWithExamples, 300, 5)).toMatchObject({ failures: [], definitions: 300 });
});
