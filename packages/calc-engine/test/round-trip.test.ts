/** What a screen works on are the parts of a definition: taken apart and put together, written and read, it is the definition that it was. */
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { changeParts, changesBetween, draftHash, readText, takeBack, writeDefinition } from '../definition-files/index.ts';
import { packNames, readPack } from '../packs/index.ts';
import { anyDefinition } from './fuzz/any-definition.ts';
import { Random } from './fuzz/random.ts';

/** Definitions that are generated; ten thousand where somebody asks for them: `DEFINITIONS=10000`. */
const count = Number(process.env['DEFINITIONS'] ?? 10);

const parsed = (value: unknown): CalculationDefinition => calculationDefinitionSchema.parse(value);
const nothing = ({ code }: CalculationDefinition) => ({ code, steps: [], balances: [], tests: [] });

/** Part by part from nothing, as saves of a draft make it; then as a file; then taken back part by part. */
function expectSame(definition: CalculationDefinition, what: string): void {
  const made = changeParts(nothing(definition), changesBetween(nothing(definition), definition));
  const whole = parsed(made.definition);
  expect(whole, what).toEqual(definition);
  expect(draftHash(whole), what).toBe(draftHash(definition));
  const read = readText('written.yaml', writeDefinition(whole));
  expect(read.ok && parsed(read.value), what).toEqual(definition);
  expect(takeBack(made.definition, made.made), what).toEqual(nothing(definition));
}

describe('parts → definition → file → definition', () => {
  test.each(packNames)('%s', (name) => expectSame(parsed(readPack(name)), name));

  test(`${count} definitions of whatever people write`, { timeout: 60_000 + count * 300 }, () => {
    for (let seed = 1; seed <= count; seed += 1) expectSame(parsed(anyDefinition(new Random(seed))), `seed ${seed}`);
  });
});
