/** What the engine tells and costs is what was recorded and read: `node packages/calc-engine/scripts/record.ts` records it anew (ADR 56). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packNames } from '../packs/index.ts';
import { measureStatistics, specialise } from '../src/index.ts';
import { casesOf, records } from './recorded/make.ts';

const folder = path.resolve(import.meta.dirname, 'recorded');
const anew = 'Read the difference; node packages/calc-engine/scripts/record.ts records it anew.';

test.each(Object.keys(records))('%s', (file) => {
  expect(records[file]?.().split('\n'), anew).toEqual(readFileSync(path.join(folder, file), 'utf8').split('\n'));
});

test('nothing else is kept', () => {
  const kept = readdirSync(folder).filter((file) => !file.endsWith('.ts'));
  expect(kept.sort()).toEqual(Object.keys(records).sort());
});

test.each(packNames)('%s: nobody without an error is sent to the reference evaluator', (pack) => {
  for (const { program, period, input } of casesOf(pack)) {
    for (const statistics of [undefined, measureStatistics(program, input)]) {
      const { errors, referenceRows } = specialise(program, { period, ...(statistics && { statistics }) }).run(input);
      if (program.stages === 1) expect(referenceRows).toBe(new Set(errors.map(({ row }) => row)).size);
    }
  }
});
