/** A city that the pack does not hold: typed by a clerk as a version of the city table, with its source, on top of the pack. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printFinding } from '@wagewright/contracts/definition-findings';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { type FindParent, readLayered } from '../definition-files/index.ts';
import { readPackText } from '../packs/index.ts';
import { askTables, runDefinitionTests, sayTableFinding } from '../src/index.ts';

const example = readFileSync(path.resolve(import.meta.dirname, '../../../docs/examples/city.yaml'), 'utf8');
const findPack: FindParent = () => ({ id: 'china/monthly', file: 'china/monthly', content: { text: readPackText('china/monthly') } });
const read = (text: string) => readLayered({ id: 'city.yaml', file: 'city.yaml', content: { text } }, findPack);

/** What is questioned of the dated tables, without what the pack itself has. */
function questions(text: string): string[] {
  const result = read(text);
  if (!result.ok) throw new Error(result.findings.map((finding) => printFinding(finding)).join('\n'));
  return askTables(result.program).map((finding) => sayTableFinding(result.program, finding, exactReader('en')).message);
}

describe('a city of one’s own', () => {
  test('is a version of the city table; the cities of the pack go on beside it, and nothing is questioned', () => {
    const result = read(example);
    expect(result.ok && runDefinitionTests(result.program).flatMap(({ failures }) => failures)).toEqual([]);
    expect(questions(example)).toEqual([]);
  });

  test('is refused without its source', () => {
    const result = read(example.replace(/ {8}source: .*\n/, ''));
    expect(result.ok ? [] : result.findings.map((finding) => printFinding(finding))).toEqual([expect.stringContaining('source')]);
  });

  test('with a rate of 8 for 8 %, and a floor in the place of a ceiling’s zeros, is questioned', () => {
    expect(questions(example.replace('PensionRate: 8%', 'PensionRate: 8'))).toEqual([
      '“Social insurance and housing fund of the city” from Jul 1, 2026, row 3: Pension rate is 800%, but is expected from 0% to 8%.',
    ]);
    expect(questions(example.replace('FundFloor: 2000', 'FundFloor: 200000'))).toEqual([
      '“Social insurance and housing fund of the city” from Jul 1, 2026, row 3: Housing fund base from is 200,000.00, but is expected from 0.00 to 20,000.00.',
    ]);
  });
});
