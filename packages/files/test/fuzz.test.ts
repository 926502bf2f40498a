import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzFiles } from './fuzz/files.ts';

test('a file in any state is read or refused in words, soon; a large run is `npm run fuzz` (F1)', async () => {
  const chanceOf = (seed: number): { int(below: number): number } => {
    const drawn = fc.sample(fc.nat(), { seed, numRuns: 2_000 }).values();
    return { int: (below) => (drawn.next().value ?? 0) % below };
  };
  const report = await fuzzFiles(400, 1, chanceOf);
  expect(report).toMatchObject({ files: 400, failures: [] });
  expect(report.refused).toBeGreaterThan(20);
  expect(report.refused).toBeLessThan(390);
});
