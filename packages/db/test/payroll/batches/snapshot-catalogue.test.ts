/** The catalogue that definitions are checked by and the sources that preparation reads are one. */
import { columnTypesOf, snapshotCatalogue, snapshotLines } from '@wagewright/contracts/definition-findings';
import { expect, test } from 'vitest';
import { findRecordSet, recordSetNames } from '../../../src/payroll/batches/record-sets.ts';
import { snapshotSource } from '../../../src/payroll/batches/snapshot-sources.ts';

const wordOf = (word: string): string => word.replace('ITEM', 'BASE_SALARY').replace('KEY', 'shoe_size');

test.each(snapshotCatalogue)('$word can be frozen into columns of its types, and into no others', (source) => {
  for (const lines of source.lines ?? snapshotLines) {
    for (const type of ['text', 'integer', 'decimal', 'money', 'date', 'boolean'] as const) {
      const column = { code: 'C', type, currency: type === 'money' ? 'CNY' : null, source: wordOf(source.word) };
      const freeze = () => snapshotSource('S', 'T', column, lines);
      if (columnTypesOf(source).includes(type)) expect(freeze, `${lines} ${type}`).not.toThrow();
      else expect(freeze, `${lines} ${type}`).toThrow();
    }
  }
});

test('the lines of the catalogue are one row an employee, parts of the period, and every set of records', () => {
  expect([...snapshotLines].sort()).toEqual(['employee', 'segments', ...recordSetNames].sort());
});

test.each(recordSetNames)('every word of the records of %s stands in the catalogue', (lines) => {
  const words = snapshotCatalogue.filter((source) => source.lines?.includes(lines)).map(({ word }) => word);
  expect(words.sort()).toEqual(Object.keys(findRecordSet(lines)?.sources ?? {}).sort());
});
