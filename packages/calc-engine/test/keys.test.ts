/** Parameter tables with a key of several columns: LOOKUP and references that match each of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateRow, readRow, specialise, verifySample } from '../src/index.ts';
import { compareKeys } from '../src/tables/keys.ts';
import { compiled, definitionOf, errorsOf, february, name, sampleInput } from './support.ts';

test('keys stand in the order of their code points: the letter before the sign beyond the first 65,536, whose halves are smaller', () => {
  expect(compareKeys(['～'], ['😀'])).toBeLessThan(0);
  expect(compareKeys(['😀'], ['～'])).toBeGreaterThan(0);
  expect([compareKeys(['a', 2n], ['a', 10n]), compareKeys(['a', null], ['a', 10n])]).toEqual([-1, 1]);
});

const cities = ['A', 'A,1', 'B'];
const grades = [1, 2, 3];
const rateOf = (city: string, grade: number): number => (cities.indexOf(city) * 10 + grade) / 100;

function keyedDefinition(rows: readonly (readonly [string, number])[]): ReturnType<typeof definitionOf> {
  const plain = definitionOf(
    [
      { code: 'Found', name: name('Found'), type: 'decimal', expression: 'LOOKUP(Scale, Sample.City, Sample.Grade, Rate)' },
      {
        code: 'Referred',
        name: name('Referred'),
        type: 'decimal',
        reference: { table: 'Scale', column: 'Rate', match: { City: 'Sample.City', Grade: 'Sample.Grade' } },
      },
      { code: 'Label', name: name('Label'), type: 'text', expression: 'LOOKUP(Scale, Sample.City, Sample.Grade, Label)' },
    ],
    [
      { code: 'City', name: name('City'), type: 'text', source: 'assignment.city' },
      { code: 'Grade', name: name('Grade'), type: 'integer', source: 'assignment.grade' },
    ],
  );
  const columns = [
    { code: 'City', type: 'text' },
    { code: 'Grade', type: 'integer' },
    { code: 'Rate', type: 'decimal' },
    { code: 'Label', type: 'text' },
  ] as const;
  const rule = { rounding: 'HALF_UP', display: { hidden: false, zero: 'show', sign: 'plain', percentage: false } } as const;
  plain.steps[0]?.tables.unshift({
    code: 'Scale',
    kind: 'parameter',
    name: name('Scale'),
    key: ['City', 'Grade'],
    validOn: 'pay-date',
    columns: columns.map((column) => ({ ...column, name: name(column.code), ...rule })),
    versions: [
      {
        validFrom: '2026-01-01',
        source: 'test',
        rows: rows.map(([City, Grade]) => ({ City, Grade, Rate: rateOf(City, Grade), Label: `${City}${Grade}` })),
      },
    ],
  });
  return plain;
}

const pairs = cities.flatMap((city) => grades.map((grade) => [city, grade] as const));

test('each pair finds its own row, whatever the number of rows; a pair that is not there fails', () => {
  const subset = fc.uniqueArray(fc.constantFrom(...pairs), { minLength: 1 });
  fc.assert(
    fc.property(subset, (rows) => {
      const program = compiled(keyedDefinition(rows));
      const wanted = [...pairs, [null, 1], ['A', null]] as const;
      const { tables } = sampleInput([wanted.map(([, grade]) => (grade === null ? null : BigInt(grade)))], [wanted.map(([city]) => city)]);
      const input = { rows: wanted.length, tables: new Map([[2, tables.get(1) ?? { numbers: [], texts: [] }]]) };
      const kernel = specialise(program, { period: february });
      const output = kernel.run(input);
      expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
      expect(output.referenceRows).toBe(wanted.length - rows.length);
      for (const [row, [city, grade]] of wanted.entries()) {
        const cells = evaluateRow(program, { period: february }, readRow(program, input, row)).get(6)?.[0];
        const there = rows.some(([c, g]) => c === city && g === grade);
        const code = city === null || grade === null ? 'BLANK_VALUE' : 'MISSING_ROW';
        const rate = { kind: 'number', minor: there ? BigInt(Math.round(rateOf(city ?? '', grade ?? 0) * 1e6)) : 0n };
        for (const column of ['Found', 'Referred'])
          expect(cells?.get(column)).toMatchObject(there ? rate : { kind: 'error', error: { code } });
        expect(cells?.get('Label')).toMatchObject(there ? { text: `${city}${grade}` } : { kind: 'error', error: { code } });
      }
    }),
    { numRuns: 30, seed: 3 },
  );
});

test('a key is given whole, and no row comes twice', () => {
  const part = keyedDefinition([['A', 1]]);
  const found = part.steps[0]?.tables.find((table) => table.kind === 'data')?.columns[0];
  if (found && 'expression' in found) found.expression = 'LOOKUP(Scale, Sample.City, Rate)';
  expect(errorsOf(part)[0]).toMatchObject({ code: 'WRONG_ARITY', nextStep: 'Give City, Grade, in this order.' });
  const twice = [['A', 1] as const, ['B', 1] as const, ['A', 1] as const];
  expect(errorsOf(keyedDefinition(twice))[0]).toMatchObject({ code: 'NO_UNIQUE_ROW' });
});
