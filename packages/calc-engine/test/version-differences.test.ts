/** What differs where a table gets a new version: what its rows say otherwise than those of the version before. */
import { compareDefinitions, printDifference } from '@wagewright/calc-engine/definition-files';
import { expect, test } from 'vitest';

const rates = (...versions: readonly (readonly [string, Readonly<Record<string, number>>])[]) => ({
  code: 'Rates',
  kind: 'parameter',
  name: { en: 'Rates' },
  key: ['City'],
  columns: [
    { code: 'City', name: { en: 'City' }, type: 'text' },
    { code: 'Rate', name: { en: 'Pension rate' }, type: 'decimal', display: { percentage: true } },
  ],
  versions: versions.map(([validFrom, cities]) => ({
    validFrom,
    source: `Notice of ${validFrom}`,
    rows: Object.entries(cities).map(([City, Rate]) => ({ City, Rate })),
  })),
});
const definition = (...tables: readonly object[]) => ({ steps: [{ code: 'S', name: { en: 'S' }, tables }] });
const told = (before: object, after: object): string[] =>
  compareDefinitions(before, after, { withinNewVersions: true }).map(printDifference);

const first = ['2025-01-01', { kunming: 0.08, dali: 0.07 }] as const;

test('a rate that is another from a day on is said, with the old one', () => {
  const next = ['2026-02-01', { kunming: 0.085, dali: 0.07 }] as const;
  expect(told(definition(rates(first)), definition(rates(first, next)))).toEqual([
    'added   Rates from 2026-02-01: Rates, from 2026-02-01, Version added',
    'changed Rates from 2026-02-01: Rates, from 2026-02-01, kunming: Pension rate: 8% → 8.5%',
  ]);
});

test('so is a row that the version before has not', () => {
  const next = ['2026-02-01', { kunming: 0.08, dali: 0.07, lijiang: 0.06 }] as const;
  expect(told(definition(rates(first)), definition(rates(first, next)))).toHaveLength(2);
});

test('of a table that is new nothing more is said', () => {
  const next = ['2026-02-01', { kunming: 0.085 }] as const;
  const other = { ...rates(first), code: 'Other' };
  expect(told(definition(other), definition(other, rates(first, next)))).toEqual(['added   Rates: Rates, Table added']);
});
