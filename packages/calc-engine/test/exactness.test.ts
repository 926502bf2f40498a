/** Quotients and products are judged on their exact value. What chance finds is in fuzz.test.ts. */
import { expect, test } from 'vitest';
import { specialise } from '../src/index.ts';
import { compiled, definitionOf, february, money, name, sampleInput } from './support.ts';

test('A / 12 * 6 is rounded from the exact value, for every amount', () => {
  const program = compiled(
    definitionOf(
      [money('X0', 'Sample.A / 12 * 6'), money('X1', 'Sample.A / 3 * 1.5'), money('X2', 'Sample.A * 0.5')],
      [{ code: 'A', name: name('A'), type: 'money', source: 'compensation.A' }],
    ),
  );
  const values = Array.from({ length: 20_000 }, (_, index) => BigInt(index));
  const output = specialise(program, { period: february }).run(sampleInput([values]));
  expect(output.referenceRows).toBe(0);
  for (const index of [0, 1, 2])
    expect([...(output.tables[0]?.v[index] ?? [])].map(BigInt)).toEqual(values.map((value) => (value + 1n) / 2n));
});
